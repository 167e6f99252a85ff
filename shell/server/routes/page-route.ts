import type { FastifyInstance } from 'fastify';
import { canonicalPath } from '@ritual/shared/paths';
import { isBeforeOpening } from '../../src/navigation/before-opening.ts';
import { preferredEncoding } from '../http/compression.ts';
import { matchesEtag } from '../http/etag.ts';
import type { ShopOpening } from '../opening/opening.ts';
import { sendOpeningPage } from '../opening/opening-page.ts';
import type { Answer } from '../render/page-renderer.ts';
import { isDraft, type Pages } from '../render/pages.ts';
import { TooManyPreviews, type Previews } from '../render/previews.ts';
import type { Views } from '../watch/served-views.ts';
import { cohortOf } from './cohort.ts';
import type { OldAddresses } from './old-addresses.ts';
import { sendPlainPage } from './plain-page.ts';
import { withPanel } from './developer-page.ts';
import {
  isDeveloper,
  linkOut,
  previewOf,
  sendDevelopersOnly,
  sendEnded,
  switchPreview,
} from './preview-cookie.ts';

/**
 * A form that the browser submits without its script (POST to a page) cannot be processed: the page is shown again (303). The
 * body is discarded and does not appear in the address.
 */
async function formsOfPages(app: FastifyInstance): Promise<void> {
  await app.register((scope, _options, done) => {
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(forms, (_request, payload, parsed) => {
      payload.resume();
      parsed(null, 'form');
    });
    scope.post('/*', (request, reply) => {
      if (request.body !== 'form') return reply.callNotFound();
      const { pathname, search } = addressOf(request.url);
      return reply.redirect(pathname + search, 303);
    });
    done();
  });
}

/** Path and search of an address. Leading double slashes are reduced to one: URLs and redirects would read a host name there. */
function addressOf(raw: string): { readonly pathname: string; readonly search: string } {
  const { pathname, search } = new URL(raw.replace(/^\/+/, '/'), 'http://store.invalid');
  return { pathname: pathname.replace(/^\/+/, '/'), search };
}

/** What an address was asked with, such as the mark of a campaign, goes along, unless the target says it itself; before a fragment. */
function withSearch(to: string, search: string): string {
  const [path = '', ...fragment] = to.split('#');
  const said = new URLSearchParams(path.split('?')[1]);
  const more = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !said.has(name)));
  const joint = path.includes('?') ? '&' : '?';
  return [more.size === 0 ? path : `${path}${joint}${more.toString()}`, ...fragment].join('#');
}

interface PageRouteOptions {
  readonly pages: Pages;
  readonly previews: Previews;
  readonly views: Views;
  readonly opening: ShopOpening;
  /** Asked only where no page is. */
  readonly oldAddresses: OldAddresses;
  /** Whether browsers reach the store over https. */
  readonly secure: boolean;
}

/** Every address that no other route answers is a page. */
export async function pageRoute(
  app: FastifyInstance,
  { pages, previews, views, opening, oldAddresses, secure }: PageRouteOptions,
): Promise<void> {
  await formsOfPages(app);
  app.get('/*', async (request, reply) => {
    const url = addressOf(request.url);
    const canonical = canonicalPath(url.pathname);
    if (canonical !== url.pathname) return reply.redirect(canonical + url.search, 301);
    if (await switchPreview(url, request, reply, { previews, secure })) return reply;

    const address = url.pathname + url.search;
    const preview = await previewOf(request, previews);
    if (preview === null) return sendEnded(reply, url);
    const developer = await isDeveloper(request, previews);
    const closed = await opening.closed();
    // A team looks at its release before the opening, too, by a link that was made for it.
    const isShown = preview || developer || isBeforeOpening(url.pathname);
    if (closed && !isShown && !(await opening.isStaff(request))) return sendOpeningPage(reply, closed);
    if (preview?.localhost && !developer) return sendDevelopersOnly(reply, url);
    const cohort = preview ? undefined : cohortOf(request, reply, { pages, secure });
    let answer: Answer;
    try {
      answer = await (preview ? previews.answer(preview, address) : (cohort ?? pages).answer(address));
    } catch (error) {
      if (!preview) throw error;
      request.log.warn({ err: error }, 'A preview cannot be shown.');
      const isBusy = error instanceof TooManyPreviews;
      if (isBusy) reply.header('retry-after', '60');
      return sendPlainPage(reply, isBusy ? 503 : 500, {
        title: 'This preview cannot be shown',
        text: reasonOf(error),
        links: [{ text: 'Try again', href: address }, linkOut(url)],
      });
    }
    // For one browser, and neither for those between it and the store nor for search engines. A draft is shown to who has its key.
    if (preview || developer || closed || isDraft(address))
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    if (answer.kind === 'redirect') {
      // An address may be given back to what had it before: a browser that keeps the way there goes in a circle.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
      // A page that has moved was rendered without the parameters that it does not read.
      const { status, location } = answer;
      return reply.redirect(status === 301 ? withSearch(location, url.search) : location, status);
    }
    const { status, policy, etag, bodies } = answer;
    const moved = status === 404 ? await oldAddresses(url.pathname) : null;
    if (moved !== null) {
      // It may lead elsewhere later, or be a page again.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
      return reply.redirect(withSearch(moved, url.search), 301);
    }
    reply.header('content-security-policy', policy).header('vary', 'accept-encoding');
    if (cohort && !developer) {
      // Not a part of the page, which is the same for all visitors; the browser takes it from a 304, too.
      const timing = views.serve(request, cohort.arm);
      if (timing !== null) reply.header('server-timing', timing);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
      reply.header('etag', etag);
      if (status === 200 && matchesEtag(etag, request.headers['if-none-match']))
        return reply.code(304).send();
    }
    const { shell } = pages.live();
    if (developer && shell.developer) {
      const html = withPanel((await bodies.encoded('identity')).toString(), shell, preview?.localhost);
      return reply.code(status).type('text/html; charset=utf-8').send(html);
    }
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .send(await bodies.encoded(encoding));
  });
}

/** A worker that does not start says why in its cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} ${cause.message}` : message;
}
