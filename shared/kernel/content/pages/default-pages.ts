import { accessibilityPage } from './defaults/accessibility.ts';
import { faqPage } from './defaults/faq.ts';
import { privacyPage } from './defaults/privacy.ts';
import { returnsPage } from './defaults/returns.ts';
import { shippingPage } from './defaults/shipping.ts';
import { termsPage } from './defaults/terms.ts';
import type { DefaultPage, ShopPage } from './page-source.ts';

/** What the pages say in a store whose owner has published nothing else: version 0. */
export const defaultPages: Readonly<Record<ShopPage, DefaultPage>> = {
  shipping: shippingPage,
  returns: returnsPage,
  terms: termsPage,
  privacy: privacyPage,
  faq: faqPage,
  accessibility: accessibilityPage,
};
