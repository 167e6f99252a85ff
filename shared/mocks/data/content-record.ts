import type { HomeContent, MailWords, NavigationContent, PageSource, SizeChart } from '../../kernel/index.ts';

/** 'home', 'navigation', 'page.terms', of an own page 'page.12', of a mail 'mail.welcome', of a size chart 'size-chart.7'. */
export type MockContentKind =
  'home' | 'navigation' | `page.${string}` | `mail.${string}` | `size-chart.${number}`;

interface Version {
  readonly id: number;
  readonly state: 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN';
  readonly version: number;
  readonly key: string;
  readonly changedAt: string;
  readonly changedBy: string;
  /** Milliseconds. */
  readonly publishAt: number | null;
  readonly publishedAt: string | null;
  readonly publishedBy: string | null;
}

export type MockContentVersion = Version &
  (
    | { readonly kind: 'home'; readonly body: HomeContent }
    | { readonly kind: 'navigation'; readonly body: NavigationContent }
    | { readonly kind: `size-chart.${number}`; readonly body: SizeChart }
    | { readonly kind: `page.${string}`; readonly body: PageSource }
    | { readonly kind: `mail.${string}`; readonly body: MailWords }
  );

export interface MockOwnPage {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly oldSlugs: readonly string[];
  readonly withdrawnAt: string | null;
  readonly version: number;
}
