// Gives the tests of other packages the types of the matchers that setup-page installs.
/// <reference types="@testing-library/jest-dom/jest-globals" preserve="true" />
import type { ErrorCode, Product } from '@ritual/shared/contract';
import type { EndpointName } from '@ritual/shared/contract/endpoints';
import { mockStore } from '@ritual/shared/mocks/node';
import { installMocks } from './install-mocks.ts';

export { breakages, breakCall, type Breakage } from './breakages.ts';
export { expectConsole } from './console-guard.ts';
export { comeIntoView } from './dom/observers.ts';
export { keepStyles } from './dom/styles.ts';
export { withoutStorage } from './dom/without-storage.ts';
export { fakeHost, personOf, type FakeHost, type FakeHostOptions, type Person } from './fake-host.ts';
export { changeOrder, orderNow, orderWith } from './orders.ts';
export { paidOrders } from './paid-orders.ts';
export { pictureBytes } from './picture-bytes.ts';
export { recordCalls } from './record-calls.ts';
export { renderPage, renderUi, type RenderedPage, type RenderPageOptions } from './render-page.tsx';
export { mockServer, mockStore } from '@ritual/shared/mocks/node';
export {
  draftProduct,
  failRefunds,
  fulfil,
  openDispute,
  putOnHold,
  seedMails,
  seedMessages,
  saveEvidence,
  seedOrders,
  seedPeople,
  makePhoneOrder,
  openOrderChange,
  tellOfDelay,
  seedProductReviews,
  warnOf,
} from '@ritual/shared/mocks';

installMocks();

/** A product of the demo catalog in the API's format. */
export function demoProduct(id: number): Product {
  const product = mockStore.catalog.product(id);
  if (!product) throw new Error(`The demo catalog has no product ${String(id)}.`);
  return product;
}

/** The next call of an endpoint fails once with this code; 'NETWORK' does not reach the store. */
export function failNext(name: EndpointName, code: ErrorCode | 'NETWORK'): void {
  mockStore.failNext(name, code);
}

/** The next call of an endpoint is answered only when the returned function is called. */
export function holdNext(name: EndpointName): () => void {
  return mockStore.holdNext(name);
}
