import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import {
  areaOf,
  remoteFor,
  routesOfArea,
  type Host,
  type RemoteArea,
  type RemoteModule,
  type RouteHandle,
} from '@ritual/shared/federation';
import { originOfLocal } from '@ritual/shared/federation/channel';
import { isPrivate } from '@ritual/shared/federation/guard';
import { checkRemote, unusedRoutes } from '@ritual/shared/federation/check-remote';
import { configureApi } from '@ritual/shared/http';
import { shopName } from '@ritual/shared/kernel';
import type { RouteObject } from '@ritual/shared/routing';
import { createStores } from '@ritual/shared/state';
import { remoteRoute } from '../routes/remote-routes.tsx';
import { snapshotOf } from '../federation/snapshot.ts';
import { serverSession } from '../session/server-session.ts';
import { headHtml, structuredData } from '../navigation/head/head-html.ts';
import { headOf, metadataOf, missingHead } from '../navigation/head/head-of.ts';
import type { HydrationPayload } from '../startup/initial-page/hydration-payload.ts';
import { serializeErrors } from '../startup/initial-page/route-errors.ts';
import { Providers } from '../startup/providers.tsx';
import { appRoutes, frameRoutes, notFoundRouteId } from '../routes/routes.tsx';
import { developerShell, documentHtml, policyFor, remoteScripts } from './document.ts';
import { renderMarkup } from './markup.tsx';
import { settleDeferred } from './settle.ts';
import { createShopSource } from './shop-source.ts';
import { stylePage } from './page-styles.ts';
import { draftParam } from './draft-param.ts';
import { draftBanner, previewBanner, previewStyle } from './preview-banner.ts';
import type { Queues, Rendered, Renderer, RendererOptions } from './types.ts';

/** Milliseconds that the server waits for deferred data, which a page can start without. */
const deferredBudget = 1500;

type Page = Extract<Rendered, { kind: 'page' }>;

/** A request for a page. */
interface Visit {
  readonly url: URL;
  /** Aborted when the page has taken too long. */
  readonly signal: AbortSignal;
  readonly queues: Queues;
  /** The page's own chunks, by name. */
  readonly chunks: readonly string[];
  /** Of the area that the page belongs to. */
  readonly frame?: RemoteArea['frame'];
  /** With a version of menu and footer that shoppers do not see. */
  readonly isDraft?: boolean;
}

/** Renders pages of one channel revision. Only the remotes and the facts of the shop are cached between pages. */
export function createRenderer(options: RendererOptions): Renderer {
  const { channel, excluded, publicOrigin, report } = options;
  const { local } = options;
  const snapshot = snapshotOf(channel, excluded, local);
  configureApi({ baseUrl: options.apiOrigin });
  const shopSource = createShopSource((error) => report(error, { call: 'shop' }));

  const judged = new Map<string, RemoteModule>();
  function remoteNamed(name: string): RemoteModule {
    const before = judged.get(name);
    if (before) return before;
    const { prefixes = [] } = channel.remotes[name] ?? {};
    const { remote, stray } = checkRemote(name, { remote: options.loadRemote(name) }, prefixes);
    if (stray.length > 0) report(unusedRoutes(name, stray), { remote: name });
    judged.set(name, remote);
    return remote;
  }

  async function renderPage(url: URL, signal: AbortSignal, queues: Queues): Promise<Rendered> {
    const name = remoteFor(url.pathname, channel.remotes);
    // Neither fetched nor evaluated here: the browser renders it.
    if (name !== undefined && name === local?.name) {
      return renderFrame({ url, signal, queues, chunks: [] }, 'from localhost');
    }
    const remotes: RemoteModule[] = [];
    if (name !== undefined) remotes.push(remoteNamed(name));
    const routes = appRoutes(remotes.map((remote) => remoteRoute(remote, serverSession)));
    const [area] = remotes.flatMap((remote) => areaOf(remote, url.pathname) ?? []);
    // Pages of an area are private and rendered in the browser; an address that the area does not have is a 404 here already.
    const asked = area ? await routesOfArea(area) : routes;
    const wanted = matchRoutes(asked, url.pathname) ?? [];
    const visit = { url, signal, queues, chunks: chunksOf(wanted), frame: area?.frame };
    if (isPrivate(wanted)) return renderFrame(visit, 'private page');
    return queues.page(() => renderPublic(visit, routes));
  }

  /** What the page is told of the shop; with the key of a version of menu and footer, what it would be with that. */
  async function shopFor({ searchParams }: URL) {
    const key = searchParams.get(draftParam) ?? '';
    const draft = key !== '' && key.length <= 100 ? await shopSource.preview(key) : null;
    return { shop: draft ?? (await shopSource.current()), isDraft: draft !== null };
  }

  async function renderPublic(visit: Visit, routes: RouteObject[]): Promise<Rendered> {
    const { url, signal } = visit;
    const handler = createStaticHandler(routes);
    const shopAsked = shopFor(url);
    const context = await handler.query(new Request(url, { signal }));
    if (context instanceof Response) return redirectOf(context);
    const failure = failureOf(context);
    if (failure !== undefined) {
      report(failure, { url: url.pathname });
      return renderFrame(visit, 'a loader failed');
    }
    const { data, late } = await settleDeferred(context.loaderData, deferredBudget);
    const settled = { ...context, loaderData: data };
    const { shop, isDraft } = await shopAsked;
    const page = await renderDocument({ ...visit, isDraft }, handler.dataRoutes, settled, {
      mode: 'hydrate',
      snapshot,
      shop,
      hydration: { loaderData: data, actionData: null, errors: serializeErrors(context.errors) },
    });
    return { ...page, status: statusOf(context), complete: !late && shop !== null && !isDraft };
  }

  async function renderFrame(visit: Visit, reason: string): Promise<Page> {
    const { url, signal, frame } = visit;
    const handler = createStaticHandler(frameRoutes(frame));
    const context = await handler.query(new Request(url, { signal }));
    if (context instanceof Response) throw new Error('The frame has redirected.');
    const { shop, isDraft } = await shopFor(url);
    const data: HydrationPayload = { mode: 'client', snapshot, frame, shop };
    const page = await renderDocument({ ...visit, isDraft }, handler.dataRoutes, context, data);
    return { ...page, complete: false, reason };
  }

  async function renderDocument(
    { url, signal, queues, chunks, isDraft = false }: Visit,
    routes: RouteObject[],
    context: StaticHandlerContext,
    data: HydrationPayload,
  ): Promise<Page> {
    const report: Host['report'] = (error, more) => options.report(error, { url: url.pathname, ...more });
    const { shop } = data;
    const host: Host = { auth: serverSession, shop, report };
    const router = createStaticRouter(routes, context);
    const app = (
      <Providers host={host} stores={createStores({ report })} loader={null}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    );
    const markup = await queues.markup(() => renderMarkup(app, signal, report));
    const headContext = { origin: publicOrigin, pathname: url.pathname, search: url.searchParams };
    const matches = context.matches.map(({ route }) => ({
      handle: route.handle as unknown,
      data: context.loaderData[route.id] as unknown,
    }));
    const status = statusOf(context);
    const head = status === 404 ? missingHead : headOf(matches, headContext);
    // Search engines get no metadata of a page that failed.
    const metadata = context.errors ? {} : await metadataOf(matches, { ...headContext, shop }, report);
    const pictured = (head?.preload ?? []).length > 0;
    const styles = stylePage(markup.styles, isDraft || options.preview ? previewStyle : '');
    const html = documentHtml({
      head: headHtml(isDraft && head ? { ...head, noIndex: true } : head, metadata, {
        ...headContext,
        name: shopName(shop),
      }),
      structuredData: structuredData(head, metadata),
      styles,
      html: markup.html,
      data: options.reload === undefined ? data : { ...data, reload: options.reload },
      scripts: remoteScripts(channel, excluded, url.pathname, chunks),
      pictured,
      // What is not for search engines and loads nothing here is a form or about the visitor: cart, wishlist, sign-in.
      needsScript:
        data.mode === 'client' ||
        (head?.noIndex === true && status !== 404 && (matches.at(-1)?.data ?? null) === null),
      banner: `${options.preview ? previewBanner(options.preview) : ''}${isDraft ? draftBanner : ''}`,
      shell: local ? developerShell(options.shell) : options.shell,
    });
    const policy = policyFor(styles, local && originOfLocal(local));
    return { kind: 'page', status: 200, html, policy, complete: true };
  }

  return {
    async render({ url, mode }, signal, queues) {
      const address = new URL(url, publicOrigin);
      const frame = (reason: string) => renderFrame({ url: address, signal, queues, chunks: [] }, reason);
      if (mode === 'frame') return frame('asked for');
      try {
        return await renderPage(address, signal, queues);
      } catch (error) {
        if (signal.aborted) throw error;
        report(error, { url: address.pathname });
        return frame('rendering failed');
      }
    },
  };
}

/** The error that a page failed with; a 404 is not a failure. */
function failureOf({ errors }: StaticHandlerContext): unknown {
  return Object.values(errors ?? {}).find((error) => !(isRouteErrorResponse(error) && error.status === 404));
}

/** The chunks that the matched pages declare. */
function chunksOf(matches: readonly { readonly route: RouteObject }[]): readonly string[] {
  return matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.chunk ?? []);
}

function statusOf({ statusCode, matches }: StaticHandlerContext): number {
  return matches.at(-1)?.route.id === notFoundRouteId ? 404 : statusCode;
}

function redirectOf(response: Response): Rendered {
  const location = response.headers.get('location');
  if (location === null || response.status < 300 || response.status > 399) {
    throw new Error(`A page answered with status ${String(response.status)} and no page.`);
  }
  return { kind: 'redirect', status: response.status, location };
}
