import type { APIRequestContext, Page } from '@playwright/test';
import type { PaymentPage } from '../../fixtures/store/payment-page.ts';
import type { Shopper } from '../../fixtures/store/shopper.ts';

/** Fixtures that a visit uses to bring its page into a state. */
export interface Visitor {
  readonly page: Page;
  readonly shopper: Shopper;
  readonly payment: PaymentPage;
  readonly request: APIRequestContext;
}

/** A state of a page to inspect; reached from the previous state, in the same visit. */
export interface PageState {
  readonly name: string;
  readonly reach: (visitor: Visitor) => Promise<void>;
  /** For pages that shoppers print: text that must be on the sheet. */
  readonly printed?: readonly string[];
}

/** States that one browser reaches in sequence. */
export interface Visit {
  readonly name: string;
  readonly states: readonly PageState[];
  /** Only windows of this width have it; other visits open a wide window and narrow it. */
  readonly only?: 'wide' | 'narrow';
  /** The visitor has not answered the cookie bar yet. */
  readonly undecided?: true;
  /** Console messages that these states cause on purpose. */
  readonly expectedNoise?: readonly RegExp[];
}
