import * as z from 'zod/mini';
import {
  bannerFields,
  bannerLength,
  isSocialAddress,
  socialNetworks,
  unknownBannerFields,
  type SocialKey,
} from '../../kernel/shop/shop-front.ts';
import { printable } from '../schemas/contact.ts';
import { text } from '../schemas/primitives.ts';

// What stands above and below every page: the banner, and links to social networks.

const fieldWords = Object.keys(bannerFields)
  .map((name) => `{{${name}}}`)
  .join(', ');

const addressOf = (key: SocialKey, network: string, host: string) =>
  text().check(
    z.trim(),
    z.maxLength(200, 'Use at most 200 characters.'),
    z.refine((value) => value === '' || isSocialAddress(key, value), {
      error: `Enter an address of ${network} like https://www.${host}/your-name, or nothing.`,
    }),
  );

const addresses = Object.fromEntries(
  socialNetworks.map(({ key, network, host }) => [key, addressOf(key, network, host)]),
) as Readonly<Record<SocialKey, ReturnType<typeof addressOf>>>;

const words = z.pipe(
  z.pipe(
    printable,
    z.transform((value) => value.replace(/\s+/g, ' ').trim()),
  ),
  z.string().check(
    z.maxLength(bannerLength, `Use at most ${String(bannerLength)} characters.`),
    z.refine((value) => unknownBannerFields(value).length === 0, {
      error: `There is no such field. Use ${fieldWords}.`,
    }),
  ),
);

const dayWords = 'Enter the day like 2026-12-31.';
const day = z.iso.date(dayWords);

const inOrder = z.refine<{ readonly bannerFrom: string | null; readonly bannerUntil: string | null }>(
  ({ bannerFrom, bannerUntil }) => bannerFrom === null || bannerUntil === null || bannerFrom <= bannerUntil,
  { path: ['bannerUntil'], message: 'The last day is before the first.' },
);

const fields = {
  ...addresses,
  banner: z.boolean(),
  bannerWords: words,
  bannerFrom: z.nullable(day),
  bannerUntil: z.nullable(day),
};

/** See `ShopFront` of the kernel. */
export const shopFrontFields = z.object({
  ...{ instagram: z.string(), youtube: z.string(), tiktok: z.string(), pinterest: z.string() },
  ...{ banner: z.boolean(), bannerWords: z.string() },
  ...{ bannerFrom: z.nullable(z.string()), bannerUntil: z.nullable(z.string()) },
});

export const frontUpdate = z.object({ ...fields, version: z.int().check(z.minimum(0)) }).check(inOrder);

const typedDay = z.pipe(
  z.pipe(
    text().check(z.trim()),
    z.transform((value) => (value === '' ? null : value)),
  ),
  z.nullable(day),
);

/** The form's fields, as typed. */
export const frontForm = z
  .object({
    ...addresses,
    banner: z.pipe(
      z.enum(['yes', 'no']),
      z.transform((value) => value === 'yes'),
    ),
    ...{ bannerWords: words, bannerFrom: typedDay, bannerUntil: typedDay },
  })
  .check(inOrder);
