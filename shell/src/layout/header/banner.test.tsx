import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Shop } from '@ritual/shared/contract';
import { mockShop } from '@ritual/shared/mocks';
import { fakeHost, renderPage } from '@ritual/shared/testing';
import { Banner } from './banner.tsx';

const { banner: usual, ...withoutBanner } = mockShop();
const open = (shop: Shop | null) =>
  renderPage([{ path: '*', element: <Banner /> }], { url: '/', host: fakeHost({ shop }) });

test('the banner says what the shop says', async () => {
  await open({ ...withoutBanner, banner: usual ?? null });
  expect(screen.getByRole('complementary', { name: 'Offer' })).toHaveTextContent(
    /^FREE SHIPPING ON ORDERS OVER \$/,
  );
});

test.each([
  ['the owner wants none', { ...withoutBanner, banner: null }],
  ['the API is an older one', withoutBanner],
  ['nothing is known of the shop', null],
])('there is no banner where %s', async (_, shop) => {
  await open(shop);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
