import type { ProductFilter } from '@ritual/shared/kernel';
import type { Term } from './vocabulary.ts';

/** The index of the products in the database. One per process. */
export interface CatalogIndex {
  /**
   * Asks the database in one statement what has changed since the last call, and updates the index. An update that takes more
   * than 3 seconds, such as a rebuild of the whole index, is not waited for: queries are answered from the old index.
   */
  readonly current: () => Promise<CatalogView>;
  /** The words of a search, with the current synonyms and pinned products. */
  readonly parse: (q: string) => Promise<SearchTerms>;
  /** The same of words of which the last one may be typed only half. */
  readonly parseTyped: (q: string) => Promise<SearchTerms>;
  /** Reports every product that has changed, before a question that came after the change is answered; null: all may have. */
  readonly onChange: (listener: ChangeListener) => void;
}

export type ChangeListener = (changed: readonly number[] | null) => void;

/** What the index knows of the products that shoppers see now. Products are ids; each answer is made without the database. */
export interface CatalogView {
  readonly list: (selection: Selection, order: ListOrder, page: Page) => ProductList;
  readonly facets: (selection: Selection) => readonly FacetCount[];
  /** The best finds for some words. */
  readonly search: (terms: SearchTerms, limit: number) => ProductList;
  readonly suggest: (terms: SearchTerms, max: SuggestionLimits) => Suggested;
  /**
   * Products of the same gender that share a category, newest first; when they are fewer than `fill`, the latest of all
   * others follow until there are so many. null: no such product is visible.
   */
  readonly related: (
    id: number,
    count: {
      readonly max: number;
      readonly fill: number;
      /** Chosen by hand: they come first. */
      readonly first: readonly number[];
      /** The product itself need not be visible. */
      readonly isPreview: boolean;
    },
  ) => readonly number[] | null;
  /** Products released in a period (milliseconds since 1970, both included), page by page. */
  readonly released: (from: number, to: number, order: ListOrder) => (page: Page) => readonly number[];
  readonly hasProducts: (collection: IndexedCollection) => boolean;
  /** In whole percent; null: nothing is reduced by as much as one. */
  readonly largestReduction: () => number | null;
}

/** The words of a search, parsed. */
export interface SearchTerms {
  /** For each place of the search what may stand there, as typed first. Only the index reads them. */
  readonly places: readonly Place[];
  /** Products that come first, whatever their words; what shoppers cannot see is skipped. */
  readonly pinned: readonly number[];
}

/** Expressions of which one has to be found, with all of its words. */
export type Place = readonly (readonly Term[])[];

/** Which products a list or its facets are about. */
export interface Selection {
  /** null: the whole catalog. */
  readonly collection: IndexedCollection | null;
  /** null: no search. */
  readonly terms: SearchTerms | null;
  readonly filter: ProductFilter;
}

export interface IndexedCollection {
  readonly slug: string;
  /** See `ruleOf` of the kernel. */
  readonly rule: string;
}

export type SortName = 'newest' | 'price-asc' | 'price-desc';

/** `best-match` has the pinned products of a search, then its finds by how well they fit; `first` are ids in their order, and the newest of the others follow. */
export type ListOrder = SortName | 'best-match' | { readonly first: readonly number[] };

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

export interface ProductList {
  /** Of the page. */
  readonly ids: readonly number[];
  /** How many fit in all. */
  readonly total: number;
}

export interface FacetCount {
  readonly facet: keyof ProductFilter;
  readonly value: string;
  readonly count: number;
}

export interface SuggestionLimits {
  readonly products: number;
  readonly categories: number;
}

/** Suggestions for the words typed so far. */
export interface Suggested {
  readonly products: readonly number[];
  readonly categories: readonly string[];
  /** Whether another text, such as the title of a collection, has all of the words: as they are, begun or nearly. */
  readonly matches: (text: string) => boolean;
}
