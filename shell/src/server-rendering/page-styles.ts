import { createHash } from 'node:crypto';
import { baseStyle, fontStyle, pageStyle } from '@ritual/shared/theme/page-style';
import { fontStyleId } from '../startup/initial-page/hydration-payload.ts';
import type { Markup } from './markup.tsx';

export interface PageStyles {
  /** The style elements, for the document's head. */
  readonly head: string;
  /** `'sha256-…'` of each style element, for the page's policy. */
  readonly hashes: readonly string[];
}

/** A page's style elements. On a page with a main picture the bootstrap loader switches the typeface on. */
export function stylePage({ tag, content }: Markup['styles'], pictured: boolean): PageStyles {
  const components = `${tag}${content}</style>`;
  if (!pictured) {
    return { head: `<style>${pageStyle}</style>${components}`, hashes: [pageStyle, content].map(hashOf) };
  }
  return {
    head: [
      `<style>${baseStyle}</style>`,
      `<style id="${fontStyleId}" media="not all">${fontStyle}</style>`,
      `<noscript><style>${fontStyle}</style></noscript>`,
      components,
    ].join(''),
    hashes: [baseStyle, fontStyle, content].map(hashOf),
  };
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
