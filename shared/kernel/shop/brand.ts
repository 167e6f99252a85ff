import { brandName } from './brand-name.ts';

/** The store's name and sign; with `brandName` the one place to change for a rebrand. Who sells is kept in the database. */
export const brand = {
  name: brandName,
  /** Of the copyright line. */
  year: 2026,
  /** The eclipse, drawn in a square of 32; the shell serves it as a picture, too. */
  mark: {
    href: '/icon.svg',
    path: 'M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28Zm0 2.2a10.4 10.4 0 1 0 0 20.8 10.4 10.4 0 0 0 0-20.8Z',
  },
  social: [
    { network: 'Instagram', href: 'https://www.instagram.com/' },
    { network: 'YouTube', href: 'https://www.youtube.com/' },
    { network: 'TikTok', href: 'https://www.tiktok.com/' },
    { network: 'Pinterest', href: 'https://www.pinterest.com/' },
  ],
} as const;
