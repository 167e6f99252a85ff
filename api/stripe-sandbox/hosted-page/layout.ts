import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Html, html } from './html.ts';
import { SCRIPT } from './script.ts';
import { STYLES } from './styles.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const STYLE_HASH = hashOf(STYLES);
const SCRIPT_HASH = hashOf(SCRIPT);

// Outside the template: formatting it must not change what the hashes were made of.
const STYLE_TAG = new Html(`<style>${STYLES}</style>`);
const SCRIPT_TAG = new Html(`<script type="module">${SCRIPT}</script>`);

const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 24 24%22 fill=%22none%22 stroke=%22%2317181b%22 stroke-width=%221.6%22%3E%3Crect x=%223%22 y=%225%22 width=%2218%22 height=%2214%22 rx=%222%22/%3E%3Cpath d=%22M3 10h18%22/%3E%3C/svg%3E';

/** Origin of an address, for policies and links. */
export function originOf(url: string): string {
  return new URL(url).origin;
}

/** The whole document around a page. */
export function document(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="${new Html(ICON)}" />
        ${STYLE_TAG}
      </head>
      <body>
        ${content} ${SCRIPT_TAG}
      </body>
    </html>`.text;
}

/**
 * Sends a page under a strict policy. Browsers hold a form's redirects to `form-action` too, so the store's origin,
 * to which a paid form redirects, must be in it.
 */
export function sendPage(reply: FastifyReply, page: string, storeOrigin?: string): FastifyReply {
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    `script-src ${SCRIPT_HASH}`,
    'img-src data:',
    `form-action 'self'${storeOrigin === undefined ? '' : ` ${storeOrigin}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page);
}
