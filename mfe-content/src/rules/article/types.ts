/** The blocks of a long text. Strings are paragraphs; any text may contain links: `[words](/address)`. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  /** An ordered list of steps. */
  | { readonly steps: readonly string[] }
  | { readonly table: TextTable }
  /** A highlighted paragraph: text that must be conspicuous by law, or that no reader should miss. */
  | { readonly note: string }
  /** A placeholder for an element of the page, by name: a button. */
  | { readonly slot: string };

export interface TextTable {
  /** Caption, for screen readers. */
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface TextSection {
  /** Fragment of its URL; other pages link to it. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}
