import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Shop } from '@ritual/shared/contract';
import { mockShop } from '@ritual/shared/mocks';
import { fakeHost, renderPage } from '@ritual/shared/testing';
import { Banner } from './banner.tsx';

const { policy, ...withoutPolicy } = mockShop();
const promising = (more: Partial<NonNullable<Shop['policy']>>): Shop => ({
  ...withoutPolicy,
  ...(policy && { policy: { ...policy, ...more } }),
});
const open = (shop: Shop | null) =>
  renderPage([{ path: '*', element: <Banner /> }], { url: '/', host: fakeHost({ shop }) });

test.each([
  ['the order that ships free', { freeShippingFrom: 8000 }, 'FREE SHIPPING ON ORDERS OVER $80'],
  ['that all orders do', { standardShipping: 0 }, 'FREE SHIPPING ON ALL ORDERS'],
])('the banner promises %s', async (_, more, words) => {
  await open(promising(more));
  expect(screen.getByRole('complementary', { name: 'Offer' })).toHaveTextContent(words);
});

test.each([
  ['shipping is never free', promising({ freeShippingFrom: null })],
  ['the API is one that does not say what the owner promises', withoutPolicy],
  ['nothing is known of the shop', null],
])('there is no banner where %s', async (_, shop) => {
  await open(shop);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
