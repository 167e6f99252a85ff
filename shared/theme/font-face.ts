import { fontAxes, fontFiles, type FontFile } from './font-files.ts';

const archivo = { ascent: 87.8, descent: 21 } as const;

interface Fallback {
  readonly weights: string;
  readonly local: string;
  /** Measured width of our texts in Archivo, at the weight and width used there, divided by their width in Arial. */
  readonly measure: number;
}

const regular = "local('Arial'), local('Liberation Sans')";
const bold = "local('Arial Bold'), local('Liberation Sans Bold')";

// Arial stretched to Archivo's metrics, so that nothing moves when the font loads. Our weights go with widths (780 is always
// set at 122 %), so the weight alone determines the width of the text.
const fallbacks: readonly Fallback[] = [
  { weights: '100 499', local: regular, measure: 98.5 },
  { weights: '500 599', local: regular, measure: 101.6 },
  { weights: '600 679', local: bold, measure: 104 },
  { weights: '680 759', local: bold, measure: 115 },
  { weights: '760 900', local: bold, measure: 125 },
];

const percent = (value: number): string => `${String(Math.round(value * 10) / 10)}%`;

const fallbackFace = ({ weights, local, measure }: Fallback): string => `
@font-face {
  font-family: 'Archivo Fallback';
  src: ${local};
  font-weight: ${weights};
  size-adjust: ${percent(measure)};
  ascent-override: ${percent((archivo.ascent / measure) * 100)};
  descent-override: ${percent((archivo.descent / measure) * 100)};
  line-gap-override: 0%;
}`;

const fontFace = ({ file, characters }: FontFile): string => `
@font-face {
  font-family: 'Archivo Variable';
  src: url('/assets/fonts/${file}') format('woff2');
  font-weight: ${fontAxes.weight.join(' ')};
  font-stretch: ${fontAxes.width.join('% ')}%;
  font-style: normal;
  font-display: swap;
  unicode-range: ${characters};
}`;

/** The typeface itself, from files. */
export const webFontFaces = fontFiles.map(fontFace).join('');

/** The fallback until it has loaded. */
export const fallbackFaces = fallbacks.map(fallbackFace).join('');
