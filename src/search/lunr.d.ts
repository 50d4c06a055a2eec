// What we use of lunr 2.3 and lunr-languages 1.22, which ship no types.
declare module 'lunr' {
  interface Token {
    toString(): string;
  }
  interface TokenSet {
    intersect(other: TokenSet): TokenSet;
    toArray(): string[];
  }
  interface Builder {
    pipeline: {reset(): void};
    searchPipeline: {reset(): void};
    tokenizer: (value: unknown) => Token[];
    metadataWhitelist: string[];
    ref(name: string): void;
    field(name: string): void;
    add(document: object): void;
  }
  /** What `JSON.stringify` makes of an index. */
  interface SerializedIndex {
    version: string;
    fields: string[];
    fieldVectors: [ref: string, vector: number[]][];
    invertedIndex: [term: string, posting: Posting][];
    pipeline: string[];
  }
  type Posting = {_index: number} & Record<'t', Record<string, {position: [start: number, length: number][]}>>;
  interface Lunr {
    (configure: (this: Builder) => void): {toJSON(): SerializedIndex};
    Token: new (word: string, metadata: object) => Token;
    TokenSet: {
      fromArray(sorted: string[]): TokenSet;
      fromString(pattern: string): TokenSet;
      fromFuzzyString(word: string, distance: number): TokenSet;
    };
    Index: {load(index: object): {search(query: string): {ref: string; score: number}[]}};
    stemmer(token: Token): Token;
    pt?: {stemmer(word: string): string};
  }
  const lunr: Lunr;
  export default lunr;
  export type {SerializedIndex, TokenSet};
}
declare module 'lunr-languages/lunr.stemmer.support' {
  export default function register(lunr: object): void;
}
declare module 'lunr-languages/lunr.pt' {
  export default function register(lunr: object): void;
}
