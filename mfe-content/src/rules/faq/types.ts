export interface FaqEntry {
  /** Its place in the page's address (`/faq#start-a-return`). Links from elsewhere name it: it never changes. */
  readonly slug: string;
  readonly question: string;
  /** May lead to pages: `[words](/address)`. */
  readonly answer: string;
}

export interface FaqGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly FaqEntry[];
}
