// Apart from what the page itself runs: its schema is in a file with those of products, which other pages load without the home page.

export const slideTones = ['dark', 'light'] as const;

export const homePartKinds = ['products', 'tiles', 'brand', 'banner'] as const;

export const homeLimits = {
  slides: 6,
  parts: 12,
  tiles: 6,
  /** Characters. */
  title: 60,
  titleLines: 3,
  text: 240,
  label: 40,
  tile: 30,
  link: 300,
  alt: 200,
  /** Versions that an editor is shown. */
  versions: 50,
} as const;
