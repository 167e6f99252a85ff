import { brand } from '@ritual/shared/kernel';
import { fontUrl } from '@ritual/shared/theme/font-files';
import { remoteFor, type Channel } from '@ritual/shared/federation';
import { escape, jsonForHtml } from '../navigation/head/head-html.ts';
import { fallbackMessageHtml, fallbackMessageId } from '../startup/fallback-message.ts';
import {
  fontStyleId,
  hydrationPayloadId,
  rootId,
  type HydrationPayload,
} from '../startup/hydration-payload.ts';
import type { PageStyles } from './page-styles.ts';
import type { ShellRelease } from './types.ts';

interface DocumentParts {
  readonly head: string;
  readonly structuredData: string;
  readonly styles: PageStyles;
  /** The markup of the page. */
  readonly html: string;
  readonly data: HydrationPayload;
  /** Entry and first chunks of the page's remote. */
  readonly scripts: readonly ScriptFile[];
  /** Whether the page has a main picture, which scripts must not keep waiting. */
  readonly pictured: boolean;
  readonly shell: ShellRelease;
}

/** The whole page. There is no inline script in it, and the content of its style elements is known, so that its policy can be strict. */
export function documentHtml(parts: DocumentParts): string {
  const { head, structuredData, styles, html, data, scripts, pictured, shell } = parts;
  return [
    // Until the bootstrap loader has seen the main picture on the screen, the browser draws the first view only (`belowFold`).
    `<!doctype html><html lang="en"${pictured ? ' data-first-view' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    // On a weak line the font would keep the main picture waiting; its stand-in has the same measures.
    pictured ? '' : `<link rel="preload" as="font" type="font/woff2" href="${fontUrl}" crossorigin>`,
    pictured ? bootstrapLoader(shell, scripts) : preloads(shell, scripts) + bootstrapLoader(shell, []),
    `<link rel="icon" type="image/svg+xml" href="${brand.mark.href}">`,
    styles.head,
    `</head><body><div id="${rootId}">${html}</div>`,
    fallbackMessageHtml,
    `<script type="application/json" id="${hydrationPayloadId}">${jsonForHtml(data)}</script>`,
    structuredData,
    '</body></html>',
  ].join('');
}

interface ScriptFile {
  readonly href: string;
  readonly integrity: string;
}

/** Entry and first chunks of the page's remote, so that they arrive together with the shell's script. */
export function remoteScripts(
  channel: Channel,
  leftOut: Readonly<Record<string, string>>,
  pathname: string,
): ScriptFile[] {
  const name = remoteFor(pathname, channel.remotes);
  const live = name === undefined || leftOut[name] !== undefined ? undefined : channel.remotes[name];
  if (!live) return [];
  return [live.entry, ...live.exposed].map((file) => ({
    href: live.base + file,
    integrity: live.files[file] ?? '',
  }));
}

/** Without a main picture nothing has to wait: the bootstrap loader finds them there. */
function preloads({ base, entry, integrity }: ShellRelease, scripts: readonly ScriptFile[]): string {
  return [{ href: base + entry, integrity }, ...scripts]
    .map(({ href, integrity: hash }) => `<link rel="preload" as="script" href="${href}" integrity="${hash}">`)
    .join('');
}

/** The small script that adds the entry, and before it the given files: once the main picture is there, if there is one. */
function bootstrapLoader(shell: ShellRelease, scripts: readonly ScriptFile[]): string {
  const { base, entry, integrity, bootstrapLoader: file, bootstrapLoaderIntegrity } = shell;
  const data = {
    first: base + entry,
    integrity,
    fonts: fontStyleId,
    dead: fallbackMessageId,
    more: JSON.stringify(scripts),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escape(value)}"`);
  return `<script defer src="${base}${file}" integrity="${bootstrapLoaderIntegrity}"${attributes.join('')}></script>`;
}

/**
 * The page's policy. styled-components begins with an empty style element of its own, whose hash is the first; the others are
 * those of the page's elements. All are part of what is kept, so no nonce is needed.
 */
export function policyFor({ hashes }: PageStyles): string {
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "img-src 'self' data:",
    "script-src 'self'",
    `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${hashes.join(' ')}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
