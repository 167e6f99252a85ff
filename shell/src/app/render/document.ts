import { fontUrl } from '@ritual/shared/theme';
import { remoteFor, type Channel } from '@ritual/shared/federation';
import { jsonForHtml } from '../head/head-html.ts';
import { pageDataId, rootId, type PageData } from '../page-data.ts';
import type { Markup } from './markup.tsx';
import type { ShellRelease } from './types.ts';

interface DocumentParts {
  readonly head: string;
  readonly markup: Markup;
  readonly data: PageData;
  readonly preloads: string;
  readonly shell: ShellRelease;
}

/** The whole page. There is no inline script in it, and one style element, so that its policy can be strict. */
export function documentHtml({ head, markup, data, preloads, shell }: DocumentParts): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    `<link rel="preload" as="font" type="font/woff2" href="${fontUrl}" crossorigin>`,
    `<script defer src="${shell.base}${shell.entry}" integrity="${shell.integrity}"></script>`,
    preloads,
    '<link rel="icon" href="data:,">',
    markup.styles,
    `</head><body><div id="${rootId}">${markup.html}</div>`,
    `<script type="application/json" id="${pageDataId}">${jsonForHtml(data)}</script>`,
    '</body></html>',
  ].join('');
}

/** Entry and first chunks of the page's remote, so that they arrive together with the shell's script. */
export function remotePreloads(channel: Channel, pathname: string): string {
  const name = remoteFor(pathname, channel.remotes);
  const live = name === undefined ? undefined : channel.remotes[name];
  if (!live) return '';
  return [live.entry, ...live.exposed]
    .map((file) => {
      const integrity = live.files[file];
      const check = integrity ? ` integrity="${integrity}"` : '';
      return `<link rel="preload" as="script" href="${live.base}${file}"${check}>`;
    })
    .join('');
}

/**
 * The page's policy. styled-components begins with an empty style element of its own, whose hash is the first;
 * the second is the page's. Both are part of what is kept, so no nonce is needed.
 */
export function policyFor(markup: Markup): string {
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "img-src 'self' data:",
    "script-src 'self'",
    `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${markup.styleHash}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
