import { demoCollections, demoProducts } from '../../demo/index.ts';
import { ruleOf, type CollectionPicture, type CollectionRule } from '../../kernel/index.ts';

export interface MockCollection {
  readonly id: number;
  readonly slug: string;
  readonly oldSlugs: readonly string[];
  readonly title: string;
  readonly description: string | null;
  /** null: by hand. */
  readonly rule: CollectionRule | null;
  readonly products: readonly number[];
  /** The staff has put them in order. */
  readonly ordered: boolean;
  readonly hidden: boolean;
  readonly from: string | null;
  readonly until: string | null;
  readonly inMenu: boolean;
  readonly picture?: CollectionPicture | null | undefined;
  readonly version: number;
  readonly changedAt: string;
}

export const demoMockCollections = (): MockCollection[] =>
  demoCollections.map(({ slug, name, rule }, index) => ({
    ...{ id: index + 1, slug, oldSlugs: [], title: name, description: null, rule: ruleOf(rule) },
    products: demoProducts
      .filter(({ collections }) => collections.includes(slug))
      .toSorted((a, b) => a.releasedDaysAgo - b.releasedDaysAgo || b.id - a.id)
      .map(({ id }) => id),
    ...{ ordered: false, hidden: false, from: null, until: null, inMenu: false, version: 1 },
    changedAt: '2026-01-05T15:00:00.000Z',
  }));
