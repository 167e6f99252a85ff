/** What a long text is made of. Strings are paragraphs; any words may lead to pages: `[words](/address)`. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  /** Done one after the other. */
  | { readonly steps: readonly string[] }
  | { readonly table: TextTable }
  /** Set off from the rest: what the law wants to stand out, and what nobody should miss. */
  | { readonly note: string }
  /** A place for something of the page, by name: a button. */
  | { readonly slot: string };

export interface TextTable {
  /** What it is about, for screen readers. */
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface TextSection {
  /** Its place in the page's address; links from elsewhere name it. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}
