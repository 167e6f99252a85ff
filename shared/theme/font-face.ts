/** Address of the one font file; the asset host serves it from `fonts/` and the server preloads it. */
export const fontUrl = '/assets/fonts/archivo-latin-standard.woff2';

// The fallback is Arial stretched to Archivo's measure, so that nothing moves when the font arrives. Wide, heavy type
// (display, headings, buttons) is so much wider that it needs a face of its own, picked by weight.
export const fontFaces = `
@font-face {
  font-family: 'Archivo Variable';
  src: url('${fontUrl}') format('woff2');
  font-weight: 100 900;
  font-stretch: 62% 125%;
  font-style: normal;
  font-display: swap;
}
@font-face {
  font-family: 'Archivo Fallback';
  src: local('Arial'), local('Liberation Sans');
  font-weight: 100 599;
  size-adjust: 104%;
  ascent-override: 84.4%;
  descent-override: 20.2%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Archivo Fallback';
  src: local('Arial Bold'), local('Liberation Sans Bold');
  font-weight: 600 900;
  size-adjust: 122%;
  ascent-override: 72%;
  descent-override: 17.2%;
  line-gap-override: 0%;
}
`;
