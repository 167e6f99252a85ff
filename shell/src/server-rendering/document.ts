import { brand } from '@ritual/shared/kernel';
import { fontUrl } from '@ritual/shared/theme/font-files';
import { remoteFor, type Channel } from '@ritual/shared/federation';
import { escape } from '../navigation/head/escape.ts';
import { jsonForHtml } from '../navigation/head/head-html.ts';
import { fallbackMessageHtml, fallbackMessageId } from '../startup/fallback-message.ts';
import {
  hydrationPayloadId,
  rootId,
  type HydrationPayload,
} from '../startup/initial-page/hydration-payload.ts';
import type { PageStyles } from './page-styles.ts';
import type { ShellRelease } from './types.ts';

interface DocumentParts {
  readonly head: string;
  readonly structuredData: string;
  readonly styles: PageStyles;
  /** The rendered markup of the page. */
  readonly html: string;
  readonly data: HydrationPayload;
  /** Entry and first chunks of the page's remote, and the page's own. */
  readonly scripts: readonly ScriptFile[];
  /** Whether the page has a main picture, which scripts must not delay. */
  readonly pictured: boolean;
  /** Whether the page is drawn in the browser, or can be used with JavaScript only. */
  readonly needsScript: boolean;
  /** Markup above the layout, which React does not know. */
  readonly banner: string;
  readonly shell: ShellRelease;
}

/** Here, and not in the pages: no script carries it. */
const withoutScriptHtml =
  '<noscript><div class="fallback-message" role="alert">This page needs JavaScript: allow it in the settings of your browser, then load the page again.</div></noscript>';

/** The whole document. It has no inline script, and the content of its style elements is known, so the policy can be strict. */
export function documentHtml(parts: DocumentParts): string {
  const { head, structuredData, styles, html, data, scripts, pictured, needsScript, banner, shell } = parts;
  return [
    // Until the main picture is painted the browser renders the first view only (`belowFold`); the bootstrap loader ends that.
    `<!doctype html><html lang="en"${pictured ? ' data-first-view' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    // On a slow connection the font would delay the main picture; the fallback font has the same metrics.
    pictured ? '' : `<link rel="preload" as="font" type="font/woff2" href="${fontUrl}" crossorigin>`,
    pictured ? bootstrapLoader(shell, scripts) : preloads(shell, scripts) + bootstrapLoader(shell, []),
    `<link rel="icon" type="image/svg+xml" href="${brand.mark.href}">`,
    styles.head,
    `</head><body>${banner}<div id="${rootId}">${html}</div>`,
    fallbackMessageHtml,
    needsScript ? withoutScriptHtml : '',
    `<script type="application/json" id="${hydrationPayloadId}">${jsonForHtml(data)}</script>`,
    structuredData,
    '</body></html>',
  ].join('');
}

interface ScriptFile {
  readonly href: string;
  readonly integrity: string;
}

/** Entry and first chunks of the page's remote, and the page's own, to be fetched in parallel with the shell's script. */
export function remoteScripts(
  channel: Channel,
  excluded: Readonly<Record<string, string>>,
  pathname: string,
  chunks: readonly string[],
): ScriptFile[] {
  const name = remoteFor(pathname, channel.remotes);
  const live = name === undefined || excluded[name] !== undefined ? undefined : channel.remotes[name];
  if (!live) return [];
  const first = [live.entry, ...live.exposed].map((file): [string, string] => [file, live.files[file] ?? '']);
  const ofPage = chunks.flatMap((name) => Object.entries(live.chunks?.[name] ?? {}));
  // Pages share chunks.
  return [...new Map([...first, ...ofPage])].map(([file, integrity]) => ({
    href: (file === live.entry ? live.base : (live.filesBase ?? live.base)) + file,
    integrity,
  }));
}

/** Without a main picture the scripts are preloaded at once. */
function preloads({ base, entry, integrity }: ShellRelease, scripts: readonly ScriptFile[]): string {
  return [{ href: base + entry, integrity }, ...scripts]
    .map(({ href, integrity: hash }) => `<link rel="preload" as="script" href="${href}" integrity="${hash}">`)
    .join('');
}

/** The small script that preloads the given files and adds the entry, after the main picture if there is one. */
function bootstrapLoader(shell: ShellRelease, scripts: readonly ScriptFile[]): string {
  const { base, entry, integrity, bootstrapLoader: file, bootstrapLoaderIntegrity } = shell;
  const data = {
    first: base + entry,
    integrity,
    fallback: fallbackMessageId,
    more: JSON.stringify(scripts),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escape(value)}"`);
  return `<script defer src="${base}${file}" integrity="${bootstrapLoaderIntegrity}"${attributes.join('')}></script>`;
}

/** The same shell with React's development build: production React cannot redraw components that have changed. */
export function developerShell(shell: ShellRelease): ShellRelease {
  const { developer } = shell;
  return developer ? { ...shell, entry: developer.entry.file, integrity: developer.entry.integrity } : shell;
}

/**
 * The page's Content-Security-Policy. The first hash is that of the empty style element that styled-components adds; the others
 * are those of the page's own elements. The policy is cached with the page, so hashes are used instead of a nonce.
 */
export function policyFor({ hashes }: PageStyles, localOrigin?: string): string {
  return [
    ...ownPolicy(hashes),
    // In a developer's page, and exactly that origin: the remote's scripts, updates and, for those, a socket.
    ...(localOrigin === undefined
      ? ["script-src 'self'"]
      : [
          `script-src 'self' ${localOrigin}`,
          `connect-src 'self' ${localOrigin} ${localOrigin.replace('http', 'ws')}`,
        ]),
  ].join('; ');
}

function ownPolicy(hashes: readonly string[]): readonly string[] {
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "img-src 'self' data:",
    `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${hashes.join(' ')}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ];
}
