import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { endpoints, type EndpointName } from '../../contract/endpoints.ts';
import { accountSettingScenarios } from './account/account-settings.ts';
import { accountScenarios } from './account/accounts.ts';
import { addressScenarios } from './account/addresses.ts';
import { adminPeopleScenarios } from './admin-people.ts';
import { analyticsScenarios } from './analytics.ts';
import { factorScenarios } from './account/factors.ts';
import { auditScenarios } from './audit.ts';
import type { Backend } from './backend.ts';
import { frontScenarios } from './front.ts';
import { cartScenarios } from './orders/carts.ts';
import { catalogScenarios } from './catalog/catalog.ts';
import { clientFor, type Client } from './client.ts';
import { contactScenarios } from './contact.ts';
import { mailWordScenarios } from './mail-words.ts';
import { mailBoxScenarios } from './mails.ts';
import { mailLinkScenarios } from './account/mail-links.ts';
import { foundOrderScenarios } from './orders/found-orders.ts';
import { paymentTroubleScenarios } from './orders/payment-trouble.ts';
import { orderDecisionScenarios } from './orders/order-decisions.ts';
import { orderChangeScenarios } from './orders/order-changes.ts';
import { phoneOrderScenarios } from './orders/phone-orders.ts';
import { orderDateScenarios } from './orders/order-dates.ts';
import { orderRecordScenarios } from './orders/order-records.ts';
import { orderWorkScenarios } from './orders/order-work.ts';
import { orderScenarios } from './orders/orders.ts';
import { shippingMethodScenarios } from './orders/shipping-methods.ts';
import { taxScenarios } from './orders/taxes.ts';
import { overviewScenarios } from './overview.ts';
import { pageReportScenarios } from './page-reports.ts';
import { productReviewScenarios } from './orders/product-reviews.ts';
import { returnPieceScenarios } from './orders/return-pieces.ts';
import { returnScenarios } from './orders/returns.ts';
import { adminCollectionScenarios } from './catalog/collections.ts';
import { contentScenarios } from './catalog/content.ts';
import { navigationScenarios } from './catalog/navigation.ts';
import { pageScenarios } from './catalog/pages.ts';
import { sizeChartScenarios } from './catalog/size-charts.ts';
import { importNameScenarios } from './catalog/import-names.ts';
import { importScenarios } from './catalog/imports.ts';
import { redirectScenarios } from './catalog/redirects.ts';
import { adminProductScenarios } from './catalog/products.ts';
import { reviewScenarios } from './catalog/reviews.ts';
import { searchTuningScenarios } from './catalog/search-tuning.ts';
import { settingsScenarios } from './settings.ts';
import { openingScenarios } from './opening.ts';
import { openingListScenarios } from './opening-list.ts';
import { shopScenarios } from './shop.ts';
import { sitemapScenarios } from './catalog/sitemap.ts';
import { storefrontScenarios } from './storefront.ts';
import { staffScenarios } from './staff.ts';
import { wishlistScenarios } from './orders/wishlists.ts';

export type { Backend } from './backend.ts';

/**
 * One set of scenarios for every implementation of the contract on the demo catalog, so that mocks and API cannot drift
 * apart. `start` is called once.
 */
export function describeConformance(name: string, start: () => Promise<Backend>): void {
  describe(`conformance of ${name}`, () => {
    let backend: Backend;
    let client: Client;
    const called = new Set<EndpointName>();
    beforeAll(async () => {
      backend = await start();
      client = noting(clientFor(backend.baseUrl), called);
    });
    afterAll(() => backend.stop());

    describe('catalog', () => {
      catalogScenarios(() => client);
      reviewScenarios(() => client);
    });
    describe('shop', () =>
      shopScenarios(
        () => client,
        () => backend,
      ));
    describe('settings of the shop', () => {
      settingsScenarios(() => client);
      frontScenarios(() => client);
    });
    describe('opening of the shop', () =>
      openingScenarios(
        () => client,
        () => backend,
      ));
    describe('those to be told of the opening', () =>
      openingListScenarios(
        () => client,
        () => backend,
      ));
    describe('sitemap', () => sitemapScenarios(() => client));
    describe('overview', () => overviewScenarios(() => client));
    describe('carts', () => cartScenarios(() => client));
    describe('wishlists', () => wishlistScenarios(() => client));
    describe('accounts', () => accountScenarios(() => client));
    describe('links in mails', () =>
      mailLinkScenarios(
        () => client,
        () => backend,
      ));
    describe('settings of an account', () => accountSettingScenarios(() => client));
    describe('second factor and passkeys', () =>
      factorScenarios(
        () => client,
        () => backend,
      ));
    describe('addresses', () => addressScenarios(() => client));
    describe('orders', () =>
      orderScenarios(
        () => client,
        () => backend,
      ));
    describe('shipping methods', () => shippingMethodScenarios(() => client));
    describe('taxes', () =>
      taxScenarios(
        () => client,
        () => backend,
      ));
    describe('cancellations and returns', () =>
      returnScenarios(
        () => client,
        () => backend,
      ));

    describe('orders as the staff finds them', () =>
      foundOrderScenarios(
        () => client,
        () => backend,
      ));
    describe('work on orders', () => {
      const given = [() => client, () => backend] as const;
      orderWorkScenarios(...given);
      orderDateScenarios(...given);
      orderChangeScenarios(...given);
      phoneOrderScenarios(...given);
      orderDecisionScenarios(...given);
      paymentTroubleScenarios(...given);
      orderRecordScenarios(...given);
      returnPieceScenarios(...given);
    });

    describe('products of the staff', () =>
      adminProductScenarios(
        () => client,
        () => backend,
      ));
    describe('collections of the staff', () => adminCollectionScenarios(() => client));
    describe('search as the staff tunes it', () => searchTuningScenarios(() => client));
    describe('content of the home page', () => contentScenarios(() => client));
    describe('menu and footer', () => navigationScenarios(() => client));
    describe('information pages', () => pageScenarios(() => client));
    describe('size charts', () => sizeChartScenarios(() => client));
    describe('files of products', () => importScenarios(() => client));
    describe('what redirects lead to', () => redirectScenarios(() => client));
    describe('what files of products name', () => importNameScenarios(() => client));
    describe('reviews of products', () =>
      productReviewScenarios(
        () => client,
        () => backend,
      ));

    describe('visits and consent', () => analyticsScenarios(() => client));
    describe('reports of pages', () => pageReportScenarios(() => client));
    describe('messages to the store', () => contactScenarios(() => client));

    describe('words of mails', () => mailWordScenarios(() => client));
    describe('mails of the store', () =>
      mailBoxScenarios(
        () => client,
        () => backend,
      ));

    describe('what is live', () => storefrontScenarios(() => client));
    describe('people of the store', () =>
      adminPeopleScenarios(
        () => client,
        () => backend,
      ));
    describe('staff', () =>
      staffScenarios(
        () => client,
        () => backend,
      ));
    describe('the audit log', () => auditScenarios(() => client));

    test('every call of the contract was made', () => {
      const missing = (Object.keys(endpoints) as EndpointName[]).filter((each) => !called.has(each));
      expect(missing).toEqual(backend.pay ? [] : missing.filter((each) => each === 'reconcile'));
    });
  });
}

/** Records which calls succeeded. */
function noting(client: Client, called: Set<EndpointName>): Client {
  return {
    ...client,
    ok: async (name, given) => {
      const answer = await client.ok(name, given);
      called.add(name);
      return answer;
    },
  };
}
