import { brandName } from '../shop/brand-name.ts';
import type { ContentPicture, HomeContent } from './home.ts';

/** The page's own pictures, measured, with their placeholders; a test compares them with the masters. */
export const homePictures = {
  eclipseWide: {
    file: 'hero-eclipse-wide.webp',
    width: 2520,
    height: 1080,
    placeholder:
      'data:image/webp;base64,UklGRn4AAABXRUJQVlA4THEAAAAvCcAAAH+gJgCQhs0J/VPi1ssaahtJaqL3Bhqh/6Y8hCQK2khSjp/Bv7/3wJ/5j6g9AkIEpIiUcAHi6MvnYOw7rz/2oqxNtYEErDlBNW0r1lUJIYYkAkgiiv5DSGEQRuA9HIMS0f8ASSrI+gdH8zteKQA=',
  },
  eclipsePortrait: {
    file: 'hero-eclipse-portrait.webp',
    width: 1080,
    height: 1900,
    placeholder:
      'data:image/webp;base64,UklGRsIAAABXRUJQVlA4TLYAAAAvCUAEAH+gpm0k5trvhT/LXx+I2ki2kvALriH9UDjVOOTMqG0jSbm9lO+p/yIp/PmPKa2QEMAIAhAAzffy2b/gserizpZ6dDYVWLUCp9W2Lcv7j+DW/vffwIXmkp0BnM4KJG9E4v9lvLsMYN2ZgiEi+p+qHo2aOGxXc2Ev1NoMx0H3aK2C0V1ekeVPWpH0152Q0qMzIcrpLKwuzdP6fs5VMuVyzI5mY6aqRwyNRkQEmqZpAKDgDw==',
  },
  dayWide: {
    file: 'hero-day-wide.webp',
    width: 2520,
    height: 1080,
    placeholder:
      'data:image/webp;base64,UklGRnoAAABXRUJQVlA4TG4AAAAvCcAAAH+gGJIkBmD97fa/BpeDhto2kpT8+i/xcuYHKY4kRcEh/7AIhf+51PwHMce97n33v96tZ6s57DY50+zV73gWgCAqd76MBQoBgGl2CI7BlDaE5ZBBMWRQDLGkkE5E/0PFW5rwjRzn15r7dQ==',
  },
  dayPortrait: {
    file: 'hero-day-portrait.webp',
    width: 1080,
    height: 1900,
    placeholder:
      'data:image/webp;base64,UklGRrAAAABXRUJQVlA4TKQAAAAvCUAEAH+goI0kNXeMjwbe0KuJJEnNHt89U/QuPn8lbSTBUTBZdIPusXTzH//9c3VPW0Pvn9mVqkrqUpggDGKQwDyMo1MBm1rblvwR+IkAVSwBRPhpQAKXnaMBnB12NmamLwCewCFERP8DoM8DAPs9mT5YL3aNjovekmNHY3nUaChBoYZYknHnERFrlp8zHGlbor6ZbTVPYGVZGFhpFthWEPwtCw==',
  },
  man: {
    file: 'tile-man.webp',
    width: 960,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRqAAAABXRUJQVlA4TJMAAAAvCcACAH+gqG0kN7e9774OwylsJCnNvRsONaAmAAg2Zm+nEuY//v+E5L3jHtwMMWMmqkpF3FzTR1aZ1swMsxBhcFPbthpZiAYWwFxxSpLAMZAqdRRQjRbSJUMd9ahg1lh4NiL6HwDw/8Cj/31BQ06fjUK9Z6Ub9EXWa2xwjRprsjDCyi4wsGwJdSxfDRor3hxNXwEA',
  },
  woman: {
    file: 'tile-woman.webp',
    width: 960,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpwAAABXRUJQVlA4TJAAAAAvCcACAH+gOJIMOLnr5kUaFLSRpKaO+UndK2rbBur52iiNP6pJ8x//r3q5RohEjZGXGfvWTUSUe3WEqRkRWUgCp7W2PQ07sEBVsEFvEsnBIhmjSCQbMEKzXZUk72/Tkw2SFb41IvofRPQFNeWDUR5cGTniyihPd0Z1fMc/Uzb8EqXHJ+QrfHSuAFShGKBFFQA=',
  },
  sets: {
    file: 'tile-sets.webp',
    width: 960,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRqIAAABXRUJQVlA4TJUAAAAvCcACAH+gqG0jhj/Mex6Brhs4FLRtw5Q/zG7D8I+ito0Y/giPxv26bsx/lNVpQ8BUpGRnpOxAO+dBd+/m/S+5NZtT4La2bSUiJfstUIITa+oUQEQFXgCLEqwCzVwm9TeRTx/TTET/oyzqBsowayD+qxXgDve480igjzYy6IeHkfYzQaTyqAgxebRuOr0O0PWvfYfTDwA=',
  },
  darkDrape: {
    file: 'brand-drape.webp',
    width: 1920,
    height: 900,
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4TGQAAAAvCQABAH9gkG2k++0Y3t/0NBS0bcPi9TOYgrQNWNw9D5v/+H9dBwHCyYCyRgCRBgyFsEhEdAM11bZTk816N9kEEeJv8G9kcYz2v4FbC0cFJUSJ6H985Rr4hJgDlfsinc7ErsAB',
  },
  redDrape: {
    file: 'sale-drape.webp',
    width: 1920,
    height: 900,
    placeholder:
      'data:image/webp;base64,UklGRn4AAABXRUJQVlA4THIAAAAvCQABAH+gkJEk5ivAu7w/2RUNBW0kKcd2Tv5JwwcFbSQph88e3r9GmvmPjz3up1W+UMMfvvCDBzrAHpnpfEk1yVirwCQAgDZE+GQ4jgJEoAQlUMhnKUIJHPYXWIc1ieh/SKa/4ThQscLgX7el/fMZJQA=',
  },
} as const satisfies Readonly<Record<string, ContentPicture>>;

const ownCollection = '/collections/ritual-of-power';

/** The home page of a store that has never edited it. */
export const defaultHomeContent: HomeContent = {
  slides: [
    {
      title: 'Elevate\nYour\nEnergy',
      text: null,
      label: 'Shop Now',
      link: '/collections',
      alt: 'A black jacket in front of a ring of light',
      tone: 'dark',
      wide: homePictures.eclipseWide,
      portrait: homePictures.eclipsePortrait,
    },
    {
      title: 'Move With\nIntention',
      text: null,
      label: 'Discover',
      link: ownCollection,
      alt: 'A pine green bra and legging in front of a pale disc',
      tone: 'light',
      wide: homePictures.dayWide,
      portrait: homePictures.dayPortrait,
    },
  ],
  parts: [
    { kind: 'products', title: 'Latest Drops', collection: null },
    {
      kind: 'tiles',
      title: 'Categories',
      tiles: [
        { name: 'Man', link: '/collections/man', alt: 'Graphite hoodie', picture: homePictures.man },
        {
          name: 'Woman',
          link: '/collections/woman',
          alt: 'Mulberry bra and legging',
          picture: homePictures.woman,
        },
        {
          name: 'Sets',
          link: '/collections/sets',
          alt: 'Bone hoodie and joggers',
          picture: homePictures.sets,
        },
      ],
    },
    {
      kind: 'brand',
      title: brandName,
      text: 'Strength is built the same way every day. A few pieces, one idea, worn until they are yours.',
      label: 'Explore Collection',
      link: ownCollection,
      picture: homePictures.darkDrape,
    },
    {
      kind: 'banner',
      title: 'UP TO {saleUpTo}% OFF',
      text: 'On selected styles – Limited time',
      label: 'Shop Now',
      link: '/collections/sale',
      picture: homePictures.redDrape,
    },
  ],
};
