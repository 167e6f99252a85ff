import { createHash } from 'node:crypto';
import { space, type } from '@ritual/shared/theme';
import { pageStyle } from '@ritual/shared/theme/page-style';
import type { FastifyReply } from 'fastify';
import { escape } from '../../src/navigation/head/escape.ts';

interface PlainPage {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

const style = `${pageStyle}
main { max-width: 40rem; margin: auto; padding: ${space(9, 4)}; }
h1 { ${type('displayM')} }
p { margin-block-start: ${space(4)}; overflow-wrap: anywhere; }
a { text-decoration: underline; }
`.replace(/\s+/g, ' ');
const policy = [
  "default-src 'none'",
  "font-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
].join('; ');

/** Sends a page that no render worker is needed for. It is cached nowhere. */
export function sendPlainPage(
  reply: FastifyReply,
  status: number,
  { title, text, links }: PlainPage,
): FastifyReply {
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title><style>${style}</style></head><body><main><h1>${escape(title)}</h1>`,
    `<p>${escape(text)}</p>`,
    ...links.map(({ text: label, href }) => `<p><a href="${escape(href)}">${escape(label)}</a></p>`),
    '</main></body></html>',
  ].join('');
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(html);
}
