const FENCE = /^\s*(`{3,}(?=[^`]*$)|~{3,})(.*)$/;

/**
 * Which lines of Markdown belong to a fenced code block, its fences included. A block may hold shorter fences, and lines
 * that look like the start of another block.
 *
 * @returns a flag for each line
 */
export function codeLines(lines: string[]): boolean[] {
  let fence: string | undefined;
  return lines.map((line) => {
    const [, mark, info = ''] = FENCE.exec(line) ?? [];
    if (mark !== undefined && (fence === undefined || (mark.startsWith(fence) && info.trim() === ''))) {
      fence = fence === undefined ? mark : undefined;
      return true;
    }
    return fence !== undefined;
  });
}
