import { brandName } from './brand-name.ts';

/** The store's logo, and its name where no facts of the shop are known (`shopName`). */
export const brand = {
  name: brandName,
  /** For the copyright line. */
  year: 2026,
  /** The eclipse, in a 32 × 32 view box; the shell serves it as a picture, too. */
  mark: {
    href: '/icon.svg',
    path: 'M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28Zm0 2.2a10.4 10.4 0 1 0 0 20.8 10.4 10.4 0 0 0 0-20.8Z',
  },
} as const;
