import type { APIRequestContext, Page } from '@playwright/test';
import type { PaymentPage } from '../../fixtures/store/payment-page.ts';
import type { Shopper } from '../../fixtures/store/shopper.ts';

/** What a visit has at hand to bring its page into a state. */
export interface Visitor {
  readonly page: Page;
  readonly shopper: Shopper;
  readonly payment: PaymentPage;
  readonly request: APIRequestContext;
}

/** A state of a page that is looked at: it is reached from the state before it, in the same visit. */
export interface PageState {
  readonly name: string;
  readonly reach: (visitor: Visitor) => Promise<void>;
  /** People print it and file the sheet: words that have to be on it. */
  readonly printed?: readonly string[];
}

/** States that one browser reaches one after the other. */
export interface Visit {
  readonly name: string;
  readonly states: readonly PageState[];
  /** Only windows of this width have it; the others are opened wide and made narrow. */
  readonly only?: 'wide' | 'narrow';
  /** Nobody has been asked about cookies yet. */
  readonly undecided?: true;
  /** What the browser says on its console in these states, on purpose. */
  readonly expectedNoise?: readonly RegExp[];
}
