/** What a person has to look at in a page from outside, by the line of its file. */
export interface Note {
  line: number;
  message: string;
}

interface Positioned {
  position?: {start: {line: number}} | undefined;
}

/** Collects notes, each once for a line. */
export class Notes {
  private readonly all: Note[] = [];

  /** @param numberOf the line of the file for one of the text that was parsed */
  constructor(private readonly numberOf: (line: number) => number) {}

  add({position}: Positioned, message: string): void {
    const line = this.numberOf(position?.start.line ?? 1);
    if (!this.all.some((note) => note.line === line && note.message === message)) {
      this.all.push({line, message});
    }
  }

  sorted(): Note[] {
    return [...this.all].sort((a, b) => a.line - b.line);
  }
}
