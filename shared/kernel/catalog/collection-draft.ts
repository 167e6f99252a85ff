import { ruleText, type CollectionRule } from './collection-rule.ts';
import type { Gender } from './sizes/sizes.ts';

/** Limits of what is written about a collection. */
export const collectionLimits = {
  title: 80,
  description: 500,
  slug: 80,
  categories: 20,
  products: 500,
  /** Of the store: every page knows them all. */
  collections: 200,
  /** In the menu; the bar of a wide window has room for no more. */
  menu: 2,
} as const;

/** At the head of its page and wherever it is shown as a tile. */
export interface CollectionPicture {
  /** File name below `/media/<width>/`. */
  readonly file: string;
  readonly alt: string;
  /** Px of the master. */
  readonly width: number;
  readonly height: number;
  readonly placeholder?: string | undefined;
  /** See `PictureFocus`; none: its middle. */
  readonly focus?: string | undefined;
}

/** SCHEDULED: it is not shown yet. OVER: not any more. */
export const collectionStates = ['SHOWN', 'HIDDEN', 'SCHEDULED', 'OVER'] as const;
export type CollectionState = (typeof collectionStates)[number];

export const collectionStateLabel: Readonly<Record<CollectionState, string>> = {
  SHOWN: 'Published',
  HIDDEN: 'Hidden',
  SCHEDULED: 'Scheduled',
  OVER: 'Over',
};

interface Shown {
  readonly hidden: boolean;
  /** Milliseconds since 1970; null: no limit. */
  readonly from: number | null;
  readonly until: number | null;
}

/** Whether shoppers see it at a moment: from the first one on, and no longer at the last one. */
export function collectionState({ hidden, from, until }: Shown, now: number): CollectionState {
  if (hidden) return 'HIDDEN';
  if (until !== null && until <= now) return 'OVER';
  return from !== null && from > now ? 'SCHEDULED' : 'SHOWN';
}

/** Whether it can be in an address: what `slugOf` makes. */
export const isSlug = (slug: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);

/** Addresses whose page is all products of a gender, whatever a collection of that name says. */
const genderPages: Readonly<Record<string, Gender>> = { woman: 'FEMALE', man: 'MALE' };

export const isGenderPage = (slug: string): boolean => Object.hasOwn(genderPages, slug);

/** What is wrong about a collection at such an address; null: nothing. */
export function genderPageProblem(slug: string, rule: CollectionRule | null): string | null {
  const gender = genderPages[slug];
  if (gender === undefined || (rule !== null && ruleText(rule) === `gender ${gender}`)) return null;
  const whom = gender === 'FEMALE' ? 'women' : 'men';
  return `This address always shows all products for ${whom}. Use another one, or choose by rule: gender, and nothing else.`;
}
