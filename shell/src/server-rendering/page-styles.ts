import { createHash } from 'node:crypto';
import { pageStyle } from '@ritual/shared/theme/page-style';
import type { Markup } from './markup.tsx';

export interface PageStyles {
  /** The style elements, for the document's head. */
  readonly head: string;
  /** `'sha256-…'` of each style element, for the page's policy. */
  readonly hashes: readonly string[];
}

/** A page's style elements: the global styles, then those of its components. `more`: global styles of this page only. */
export function stylePage({ tag, content }: Markup['styles'], more = ''): PageStyles {
  const global = `${pageStyle}${more}`;
  return {
    head: `<style>${global}</style>${tag}${content}</style>`,
    hashes: [global, content].map(hashOf),
  };
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
