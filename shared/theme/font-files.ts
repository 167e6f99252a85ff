/** One subset of the typeface: a file that a page loads only when it shows a character of its range. */
export interface FontFile {
  /** Name in `fonts/`, and below the asset host's `/assets/fonts/`. */
  readonly file: string;
  /** Subset of the package from which it is made. */
  readonly source: 'latin' | 'latin-ext';
  /** CSS `unicode-range`. */
  readonly characters: string;
}

/** The part of the typeface's axes that our type styles use (100–900 and 62–125 % in the package). */
export const fontAxes = { weight: [400, 840], width: [100, 125] } as const;

/**
 * The first file has the characters of the store's own texts; the others load when a name or an address needs them. Its name
 * has been the same since the first release: older releases of the shell request it, too.
 */
export const fontFiles: readonly [FontFile, ...FontFile[]] = [
  {
    file: 'archivo-latin-standard.woff2',
    source: 'latin',
    // ASCII · no-break space © ® ° ² · × ½ é · hyphens, dashes, quotes, bullet, ellipsis · € ™ arrows minus
    characters:
      'U+20-7E, U+A0, U+A9, U+AE, U+B0, U+B2, U+B7, U+BD, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2190-2193, U+2212',
  },
  {
    file: 'archivo-latin-accents.woff2',
    source: 'latin',
    // The rest of Latin-1 with its letters and quotes.
    characters:
      'U+A1-A8, U+AA-AD, U+AF, U+B1, U+B3-B6, U+B8-BC, U+BE-D6, U+D8-E8, U+EA-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+201A, U+201E, U+2020-2021, U+2030, U+2039-203A',
  },
  {
    file: 'archivo-latin-extended.woff2',
    source: 'latin-ext',
    // Latin Extended-A without what the file above has, Romanian, Welsh and the German capital.
    characters: 'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E80-1E85, U+1E9E',
  },
];

/**
 * URL of the file that every page needs. The server preloads it on pages without a main picture; on the others it would delay
 * the picture.
 */
export const fontUrl = `/assets/fonts/${fontFiles[0].file}`;
