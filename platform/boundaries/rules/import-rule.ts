export interface ImportPattern {
  /** Matched against the import as written. */
  readonly regex: string;
  /** The reason, and where the code belongs instead. */
  readonly message: string;
}

export interface ImportRule {
  readonly files: readonly string[];
  readonly ignores?: readonly string[];
  readonly patterns: readonly ImportPattern[];
  readonly paths: readonly {
    readonly name: string;
    readonly importNames?: readonly string[];
    readonly message: string;
  }[];
}
