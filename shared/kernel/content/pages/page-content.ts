/** A part of a line: plain words, or words that lead somewhere or are bold. */
export type Span =
  string | { readonly words: string; readonly to?: string | undefined; readonly strong?: true | undefined };

/** A line of a page, with its fields filled in. */
export type PageLine = readonly Span[];

export type PageBlock =
  | { readonly kind: 'text' | 'note'; readonly text: PageLine }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly PageLine[] }
  | {
      readonly kind: 'table';
      /** Read out, and not shown. */
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly PageLine[])[];
    }
  | { readonly kind: 'cookies' };

export interface PageQuestion {
  /** Fragment of its address. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly PageBlock[];
}

export interface PageSection extends PageQuestion {
  /** '' for what stands before the first heading. */
  readonly title: string;
  readonly questions: readonly PageQuestion[];
}

/** An information page as shoppers get it. */
export interface PageContent {
  readonly title: string;
  readonly description: string;
  readonly intro: PageLine;
  readonly sections: readonly PageSection[];
  /** Since when it says this, as '2026-11-28'; null: it was never published. */
  readonly changed: string | null;
}

/** The words alone, for searches and for search engines. */
export const plainLine = (line: PageLine): string =>
  line.map((span) => (typeof span === 'string' ? span : span.words)).join('');

/** The words of some blocks in one text. */
export const plainBlocks = (blocks: readonly PageBlock[]): string =>
  blocks
    .flatMap((block): readonly PageLine[] => {
      switch (block.kind) {
        case 'text':
        case 'note':
          return [block.text];
        case 'list':
        case 'steps':
          return block.items;
        case 'table':
          return block.rows.flat();
        default:
          return [];
      }
    })
    .map(plainLine)
    .join(' ');
