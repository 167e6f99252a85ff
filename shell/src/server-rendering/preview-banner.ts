import { border, color, onLight, screenOnly, space, type, underlined } from '@ritual/shared/theme';
import { escape } from '../navigation/head/escape.ts';

/** Query parameter that shows or ends a preview (`shell/server/routes/preview-cookie.ts`). */
const off = '?preview=off';

/**
 * Style of the banner; in previews only, so that no shopper pays for it. In the flow and above the layout, because what it would cover
 * is what the preview is for.
 */
export const previewStyle = `
.preview-banner {
  display: flex; flex-wrap: wrap; align-items: baseline; justify-content: center; gap: ${space(1, 4)};
  padding: ${space(2, 4)}; border-block-end: ${border('border.divider')};
  ${onLight} background: ${color('info.surface')}; ${type('small')} overflow-wrap: anywhere;
}
.preview-banner strong, .preview-banner a { color: ${color('info.text')}; }
.preview-banner a { ${underlined} }
.preview-banner { ${screenOnly} }
`.replace(/\s+/g, ' ');

/** The strip above a page in a preview: what it shows, and the way out of it. */
export function previewBanner(releases: readonly string[]): string {
  return [
    '<aside class="preview-banner" aria-label="Preview"><strong>Preview</strong> ',
    `<span>${escape(releases.join(', '))}. Orders placed here are real.</span> <a href="${off}">End preview</a></aside>`,
  ].join('');
}

/** The same above a page with a draft of menu and footer. */
export const draftBanner =
  '<aside class="preview-banner" aria-label="Preview"><strong>Preview</strong> <span>A version of menu and footer. Links lead on with it until a page is loaded anew. Orders placed here are real.</span> <a href="/">See the shop as shoppers do</a></aside>';
