const FENCE = /^\s*(`{3,}|~{3,})/;

/**
 * Which lines of Markdown belong to a fenced code block, its fences included. A block may hold shorter fences.
 *
 * @returns a flag for each line
 */
export function codeLines(lines: string[]): boolean[] {
  let fence: string | undefined;
  return lines.map((line) => {
    const mark = FENCE.exec(line)?.[1];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
      return true;
    }
    return fence !== undefined;
  });
}
