import type { DemoVariant } from '../../demo/index.ts';
import type { Cents, PriceSince, Sale } from '../../kernel/index.ts';
import type { ChangedProduct } from './catalog.ts';

export interface MockVariant extends DemoVariant {
  readonly gtin: string | null;
  readonly weightGrams: number | null;
  readonly cost: Cents | null;
}

/** A product as administrators have made it. Its stock is what there would be without the orders of the mocks. */
export interface MockProduct extends ChangedProduct {
  readonly variants: readonly MockVariant[];
  readonly fiberContent: string | null;
  readonly originCountry: string | null;
  readonly changedAt: string;
  readonly version: number;
  readonly sale: Sale | null;
  /** Oldest first. */
  readonly prices: readonly PriceSince[];
}
