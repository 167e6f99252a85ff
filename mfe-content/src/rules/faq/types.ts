export interface FaqEntry {
  /** Fragment of its URL (`/faq#start-a-return`). Other sites link to it: it must never change. */
  readonly slug: string;
  readonly question: string;
  /** May contain links: `[words](/address)`. */
  readonly answer: string;
}

export interface FaqGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly FaqEntry[];
}
