import { expect, test } from '@jest/globals';
import {
  bannerText,
  defaultShopFront,
  isSocialAddress,
  socialLinks,
  unknownBannerFields,
  type ShopFront,
} from './shop-front.ts';

test.each([
  ['https://www.instagram.com/ritual', true],
  ['https://instagram.com/', true],
  ['http://www.instagram.com/ritual', false],
  ['https://instagram.com.example.com/', false],
  ['https://notinstagram.com/', false],
  ['https://user@instagram.com/', false],
  ['https://instagram.com:8443/', false],
  ['javascript:alert(1)', false],
  ['instagram.com/ritual', false],
])('%s is an address of Instagram: %s', (address, is) => {
  expect(isSocialAddress('instagram', address)).toBe(is);
});

test('links are those that were entered, in the order of the footer', () => {
  const front = {
    ...defaultShopFront,
    tiktok: 'https://tiktok.com/@a',
    instagram: 'https://instagram.com/a',
  };
  expect(socialLinks(front).map(({ network }) => network)).toEqual(['Instagram', 'TikTok']);
});

const given = {
  policy: { freeShippingFrom: 8000, standardShipping: 990, returnDays: 30 },
  ...{ promised: true, saleUpTo: 40, name: 'Shop', today: '2026-11-28' },
};
const banner = (front: Partial<ShopFront>, more: object = {}) =>
  bannerText({ ...defaultShopFront, ...front }, { ...given, ...more });

test('the usual banner is what the owner has promised, and none before', () => {
  expect(banner({})).toBe('FREE SHIPPING ON ORDERS OVER $80');
  expect(banner({}, { policy: { ...given.policy, standardShipping: 0 } })).toBe(
    'FREE SHIPPING ON ALL ORDERS',
  );
  expect(banner({}, { policy: { ...given.policy, freeShippingFrom: null } })).toBeNull();
  expect(banner({}, { promised: false })).toBeNull();
  expect(banner({ banner: false, bannerWords: 'Hello' })).toBeNull();
});

test('own words have fields, and stand aside while one of them has no value', () => {
  const bannerWords = '{{ shop_name }}: up to {{sale_up_to}} off, free from {{free_shipping_limit}}';
  expect(banner({ bannerWords })).toBe('Shop: up to 40% off, free from $80');
  expect(banner({ bannerWords }, { saleUpTo: null })).toBe('FREE SHIPPING ON ORDERS OVER $80');
  expect(banner({ bannerWords: 'Hello' }, { promised: false })).toBe('Hello');
  // What a value looks like is no pattern of a replacement.
  expect(banner({ bannerWords: '{{shop_name}}' }, { name: "$& $' {{sale_up_to}}" })).toBe(
    "$& $' {{sale_up_to}}",
  );
  expect(unknownBannerFields('{{sale_up_to}} {{nothing}} {{ }}')).toEqual(['nothing', '']);
});

test.each([
  [{ bannerFrom: '2026-11-28', bannerUntil: '2026-11-28' }, true],
  [{ bannerFrom: '2026-11-29', bannerUntil: null }, false],
  [{ bannerFrom: null, bannerUntil: '2026-11-27' }, false],
])('own words of %j are shown: %s', (days, shown) => {
  expect(banner({ bannerWords: 'Hello', ...days })).toBe(
    shown ? 'Hello' : 'FREE SHIPPING ON ORDERS OVER $80',
  );
});
