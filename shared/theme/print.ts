import { media } from './getters.ts';

/**
 * Print styles of all pages: black on white, without chrome and without controls. Collapsed content is expanded; of several
 * options only the chosen one is printed.
 */
export const printed = `
  @page { margin: 16mm; }

  ${media.print} {
    *, *::before, *::after {
      background-color: transparent !important;
      background-image: none !important;
      color: CanvasText !important;
      box-shadow: none !important;
    }
    nav, footer, dialog, [popover], [data-chrome],
    button:not([aria-selected='true']), a[href^='#'], :has(> input[type='search']), label:has(input[type='radio']:not(:checked)) {
      display: none !important;
    }
    details::details-content { content-visibility: visible !important; height: auto !important; }
    body, body * { min-height: 0 !important; }
    main > :last-child, main > :last-child > :last-child { padding-block-end: 0 !important; }
    a[href^='http']::after { content: ' (' attr(href) ')'; }
    h1, h2, h3 { break-after: avoid; }
    tr, img { break-inside: avoid; }
  }
`;
