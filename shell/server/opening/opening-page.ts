import { createHash } from 'node:crypto';
import type { Shop } from '@ritual/shared/contract';
import { addressLines, brand, openingListPages, pictureWidths } from '@ritual/shared/kernel';
import {
  borderWidth,
  color,
  controlHeight,
  media,
  onDark,
  radius,
  scrim,
  space,
  type,
  wideArt,
} from '@ritual/shared/theme';
import { pageStyle } from '@ritual/shared/theme/page-style';
import type { FastifyReply } from 'fastify';
import { escape } from '../../src/navigation/head/escape.ts';

const style = `${pageStyle}
body {
  ${onDark} background: ${color('surface.inverse')};
  position: relative; isolation: isolate; display: grid; grid-template-rows: auto 1fr auto; gap: ${space(6)};
  padding: ${space(6, 4)};
}
picture, picture + span { position: absolute; inset: 0; z-index: -1; }
picture img { width: 100%; height: 100%; object-fit: cover; object-position: 50% 12%; }
picture + span { background: ${scrim('imageBottom')}; }
header { display: flex; align-items: center; gap: ${space(2.5)}; ${type('logoNarrow')} }
main { align-self: end; }
h1 { ${type('displayXLNarrow')} }
h1 span { display: block; }
main p { max-width: 26em; margin-block-start: ${space(5)}; ${type('bodyL')} }
form { display: grid; gap: ${space(2, 3)}; max-width: 26em; margin-block-start: ${space(6)}; }
label { ${type('bodyStrong')} }
input, button { min-height: ${controlHeight('large')}; padding-inline: ${space(4)}; border: ${borderWidth('hairline')} solid currentColor; border-radius: ${radius('control')}; font: inherit; }
input { ${type('field')} min-width: 0; background: transparent; color: inherit; }
::placeholder { color: inherit; opacity: 0.7; }
button { background: ${color('surface.page')}; color: ${color('text.primary')}; cursor: pointer; }
form p { margin-block: 0; ${type('small')} }
footer { display: flex; flex-wrap: wrap; gap: ${space(2, 6)}; ${type('small')} }
:is(form, footer) a { text-decoration: underline; text-underline-offset: 3px; }
${media.sm} { form { grid-template-columns: 1fr auto; } form > :is(label, p) { grid-column: 1 / -1; } body { padding: ${space(7)}; } h1 { ${type('displayXL')} } }
${media.wideArt} {
  picture img { object-position: 62% 50%; }
  picture + span { background: ${scrim('heroLeft')}; }
  main { align-self: center; }
}
${media.lg} {
  body { padding: ${space(7, 8)}; }
  header { gap: ${space(3)}; ${type('logo')} }
  footer p:last-child { margin-inline-start: auto; }
}
`.replace(/\s+/g, ' ');

const policy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "font-src 'self'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
].join('; ');

const sources = (file: string, most: number) =>
  pictureWidths
    .filter((width) => width >= 384 && width <= most)
    .map((width) => `/media/${String(width)}/${file} ${String(width)}w`)
    .join(', ');

const picture = [
  `<picture><source media="${wideArt}" sizes="100vw" srcset="${sources('hero-eclipse-wide.webp', 2520)}">`,
  `<img src="/media/640/hero-eclipse-portrait.webp" srcset="${sources('hero-eclipse-portrait.webp', 960)}" sizes="100vw"`,
  ' alt="A black jacket in front of a ring of light" fetchpriority="high"></picture><span></span>',
].join('');

const mark = `<svg width="24" height="24" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true"><path fill-rule="evenodd" d="${brand.mark.path}"/></svg>`;

function contactOf(facts: NonNullable<Shop['facts']>): string {
  const email = escape(facts.email);
  return [
    `<p>${escape(addressLines(facts).join(', '))}</p>`,
    `<p><a href="mailto:${email}">${email}</a></p>`,
  ].join('');
}

/** What the page says in place of 'Opening soon'. */
export interface OpeningWords {
  readonly title?: readonly [string, string];
  readonly text?: string;
  /** The field for an address: what was typed, and why it was refused. */
  readonly join?: { readonly email: string; readonly problem: string };
  /** A button that follows the link of a mail. */
  readonly follow?: {
    readonly action: string;
    readonly token: string;
    readonly button: string;
    readonly problem: string | undefined;
  };
}

const problemOf = (problem: string | undefined) =>
  problem === undefined ? '' : `<p id="problem" role="alert">${escape(problem)}</p>`;

function joinForm({ email, problem }: Partial<NonNullable<OpeningWords['join']>> = {}): string {
  const refused = problem === undefined ? '' : ' aria-invalid="true" aria-describedby="problem" autofocus';
  return [
    `<form method="post" action="${openingListPages.join}"><label for="email">Tell me when you open</label>`,
    `<input id="email" name="email" type="email" required maxlength="254" autocomplete="email" placeholder="name@example.com" value="${escape(email ?? '')}"${refused}>`,
    `<button>Tell me</button>${problemOf(problem)}<p>One email when we open, once you have confirmed your address. `,
    'We use it for nothing else. <a href="/privacypolicy">Privacy policy</a></p></form>',
  ].join('');
}

const followForm = ({ action, token, button, problem }: NonNullable<OpeningWords['follow']>) =>
  [
    `<form method="post" action="${action}"><input type="hidden" name="token" value="${escape(token)}">`,
    `<button>${escape(button)}</button>${problemOf(problem)}</form>`,
  ].join('');

const usual = {
  title: ['Opening', 'Soon'],
  text: 'Sportswear for women and men. We are getting everything ready, and open our doors in a little while.',
} as const;

export function openingHtml({ facts }: Pick<Shop, 'facts'>, words: OpeningWords = {}): string {
  const { title = usual.title, text = usual.text, join, follow } = words;
  const form = follow ? followForm(follow) : words.title === undefined ? joinForm(join) : '';
  const name = escape(facts?.name ?? brand.name);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${words.title ? escape(title.join(' ')) : 'Opening soon'} | ${name}</title><link rel="icon" href="${brand.mark.href}" type="image/svg+xml">`,
    `<style>${style}</style></head><body>`,
    `<header>${mark}${name}</header><main>${picture}`,
    `<h1>${title.map((line) => `<span>${escape(line)} </span>`).join('')}</h1>`,
    `<p>${escape(text)}</p>${form}</main>`,
    `<footer>${facts ? contactOf(facts) : ''}<p><a href="/login">Sign in</a></p><p>© ${String(brand.year)} ${name}</p></footer>`,
    '</body></html>',
  ].join('');
}

/** In place of every page of the shop. It is kept nowhere, so that the shop is there as soon as it has opened. */
export function sendOpeningPage(
  reply: FastifyReply,
  shop: Pick<Shop, 'facts'>,
  words: OpeningWords = {},
  status = 200,
): FastifyReply {
  return reply
    .code(status)
    .headers({
      ...{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
      'content-security-policy': policy,
    })
    .type('text/html; charset=utf-8')
    .send(openingHtml(shop, words));
}
