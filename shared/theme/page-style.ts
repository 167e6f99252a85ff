import { fallbackFaces, webFontFaces } from './font-face.ts';
import { color, colorProperty, focusRing, media, onDark, onLight, space, type, z } from './getters.ts';
import { notRenderedKeyframes, visuallyHidden } from './mixins.ts';
import { printed } from './print.ts';
import { colors, type ColorName } from './colors.ts';
import { durations } from './tokens.ts';
import { fontFamily } from './type-styles.ts';

/** Every color under its name, so that a part of a page, or a dark scheme, can give them other values. */
const colorProperties = Object.entries(colors)
  .map(([name, value]) => `${colorProperty(name as ColorName)}: ${value};`)
  .join(' ');

/** Reset, base type, focus and the global styles for user preferences. */
const globalRules = `
  *, *::before, *::after { box-sizing: border-box; }

  html {
    ${colorProperties}
    ${onLight}
    background: ${color('surface.page')};
    font-family: ${fontFamily};
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    accent-color: ${color('action.primary')};
  }

  body {
    margin: 0;
    min-height: 100dvh;
    ${type('body')}
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
  }

  h1, h2, h3, h4, p, figure, blockquote, dl, dd, ul, ol, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  h1, h2, h3, h4 { overflow-wrap: anywhere; }
  p { text-wrap: pretty; }
  img, svg, picture, video { display: block; max-width: 100%; }
  svg { flex: none; }
  a { color: inherit; text-decoration: none; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  button, summary, label, select { cursor: pointer; }
  button, a, summary, label { touch-action: manipulation; -webkit-tap-highlight-color: transparent; }
  table { border-collapse: collapse; }
  th { text-align: start; }
  td, th, time, data { font-variant-numeric: tabular-nums; }
  [hidden] { display: none !important; }

  :focus-visible { ${focusRing} }
  /* Headings and regions are focused after a navigation; they are not controls and show no ring. */
  [tabindex='-1']:focus-visible { outline: none; }

  ${notRenderedKeyframes}

  .visually-hidden { ${visuallyHidden} }
  /* Above the content that is left: see shell/src/startup/fallback-message. */
  .fallback-message {
    position: fixed;
    inset: auto 0 0;
    z-index: ${String(z('toast'))};
    padding: ${space(5)};
    ${onDark}
    background: ${color('surface.inverse')};
    text-align: center;
  }
  .fallback-message a { margin-inline: ${space(3)}; text-decoration: underline; }

  .tabular { font-variant-numeric: tabular-nums; }

  ${media.reducedMotion} {
    *, *::before, *::after, *::backdrop, *::details-content {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: ${String(durations.instant)}ms !important;
      transition-property: opacity, display, overlay !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.forcedColors} {
    :focus-visible { outline-color: Highlight; }
  }

  /* Such a button does nothing without its script. Tab panels are shown one below the other. */
  ${media.noScript} {
    button[type='button'], [role='tablist'] { display: none !important; }
    [role='tabpanel'][hidden] { display: block !important; }
  }

  ${printed}
`;

const small = (css: string): string => css.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' ');

/**
 * Global styles that never change, for a style element of their own before all others. The server renders it into each page,
 * so that no browser loads it as script. If the font faces were among rules that come and go, as those of components do, the
 * browser would take them for new ones with every rule and lay out the whole page again, dozens of times while it renders.
 */
export const pageStyle = small(`${fallbackFaces}${webFontFaces}${globalRules}`);
