/** The information pages that every store has, each with a default text. */
export const shopPages = ['shipping', 'returns', 'terms', 'privacy', 'faq', 'accessibility'] as const;
export type ShopPage = (typeof shopPages)[number];

export const isShopPage = (name: string): name is ShopPage => shopPages.some((each) => each === name);

/** An information page as its author writes it. Any of it may have fields: `{{return_days}}`. */
export interface PageSource {
  /** Heading of the page, and its title for search engines. */
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  /** Below the title; '' for none. */
  readonly intro: string;
  /** A subset of Markdown; see `readBlocks`. */
  readonly text: string;
}

export interface DefaultPage extends PageSource {
  /** Date of its last change, as '2026-11-28'. */
  readonly changed: string;
}

export const pageLimits = {
  /** Characters. */
  title: 80,
  description: 200,
  intro: 300,
  text: 60_000,
  slug: 60,
  /** Own pages of a store, also withdrawn ones. */
  pages: 100,
} as const;
