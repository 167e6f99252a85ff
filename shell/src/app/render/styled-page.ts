import { createHash } from 'node:crypto';
import { baseStyle, fontStyle, pageStyle } from '@ritual/shared/theme/page-style';
import { fontStyleId } from '../page-data.ts';
import type { Markup } from './markup.tsx';
import { splitStyles, type SplitStyles } from './split-styles.ts';

export interface StyledPage {
  /** The style elements of the head. */
  readonly head: string;
  /** The markup, with a style element in its middle if it has a main picture. */
  readonly html: string;
  /** `'sha256-…'` of each style element, for the page's policy. */
  readonly hashes: readonly string[];
}

/**
 * A page and its style elements. On a page with a main picture, rules for what stands below the picture come behind it (the
 * browser's styled-components gathers them before it brings the page to life), and the typeface is switched on by the starter.
 */
export function stylePage(
  { html, styles }: Markup,
  pictured: boolean,
  report: (error: unknown) => void,
): StyledPage {
  const { tag, content } = styles;
  const at = pictured ? behindMainPicture(html) : -1;
  const split = at === -1 ? null : splitOrNull(content, html, at, report);
  if (!split) {
    const head = `<style>${pageStyle}</style>${tag}${content}</style>`;
    return { head, html, hashes: [pageStyle, content].map(hashOf) };
  }
  const { first, later } = split;
  return {
    head: [
      `<style>${baseStyle}</style>`,
      `<style id="${fontStyleId}" media="not all">${fontStyle}</style>`,
      `<noscript><style>${fontStyle}</style></noscript>`,
      `${tag}${first}</style>`,
    ].join(''),
    html: `${html.slice(0, at)}${tag}${later}</style>${html.slice(at)}`,
    hashes: [baseStyle, fontStyle, first, later].map(hashOf),
  };
}

/** What cannot be parted (styled-components may write another text one day) is sent whole: later, and not worth the page. */
function splitOrNull(
  content: string,
  html: string,
  at: number,
  report: (error: unknown) => void,
): SplitStyles | null {
  try {
    return splitStyles(content, html, at);
  } catch (error) {
    report(error);
    return null;
  }
}

function behindMainPicture(html: string): number {
  const picture = html.search(/<img [^>]*fetchpriority="high"/i);
  const close = '</picture>';
  const at = picture === -1 ? -1 : html.indexOf(close, picture);
  return at === -1 ? -1 : at + close.length;
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
