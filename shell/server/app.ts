import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { warnOfProxies } from '@ritual/platform/settings';
import { loggableUrl } from '@ritual/shared/kernel';
import { fetchPreview, openReleaseStore } from '@ritual/platform/release-store';
import { channelSource, renderableChannel } from './releases/channel-source.ts';
import { sendError, handleErrors } from './http/error-responses.ts';
import { healthRoutes } from './routes/health.ts';
import { iconRoute } from './routes/icon.ts';
import { liveReload } from './routes/live-reload.ts';
import { privacyControlRoute } from './routes/privacy-control.ts';
import { createOldAddresses } from './routes/old-addresses.ts';
import { pageRoute } from './routes/page-route.ts';
import { proxies } from './routes/proxies.ts';
import { shellScripts } from './routes/shell-scripts.ts';
import { createShopOpening } from './opening/opening.ts';
import { openingListRoutes } from './opening/opening-list.ts';
import { createPages } from './render/pages.ts';
import { createPreviews } from './render/previews.ts';
import type { ServerSettings } from './settings.ts';
import { securityHeaders } from './http/security-headers.ts';
import { readShell, releasedShell } from './releases/shell-release.ts';
import { crawlerRoutes } from './sitemap/routes.ts';
import { createServedViews } from './watch/served-views.ts';

const requestIdShape = /^[\w.-]{8,64}$/;

/** Builds the shell's server; it does not listen yet. */
export async function buildServer(settings: ServerSettings): Promise<FastifyInstance> {
  const toBrowsers = securityHeaders(settings.publicOrigin);
  const app = Fastify({
    logger: { level: settings.logLevel, name: 'shell' },
    trustProxy: settings.trustProxy ?? false,
    // Errors before routing run no hooks, so they get the headers here.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(toBrowsers(request.url));
      sendError(error, request, reply);
    },
    // Bodies that are too large are read to the end and discarded; without a timeout an endless one would hold its connection.
    requestTimeout: 60_000,
    // The hook below logs one line per request instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && requestIdShape.test(given) ? given : randomUUID();
    },
  });
  const store = await openReleaseStore(settings.dataDir, settings.releaseStorage);
  const readChannel = channelSource(store);
  const readRenderable = renderableChannel(store, app.log);
  const { shell: named } = await readRenderable();
  const ownShell = settings.ownShell || !named ? await readShell(settings.shellDist) : undefined;
  const readLive = async () => {
    const channel = await readRenderable();
    if (channel.shell && !settings.ownShell) {
      const { previous } = channel.shell;
      return {
        channel,
        shell: releasedShell(channel.shell, settings.releases),
        previousShell: previous && releasedShell(previous, settings.releases),
      };
    }
    // In a folder it changes in development only.
    const shell = settings.liveReload || !ownShell ? await readShell(settings.shellDist) : ownShell;
    return { channel, shell };
  };
  const data = {
    releases: settings.releases,
    apiOrigin: settings.apiOrigin,
    publicOrigin: settings.publicOrigin,
    memory: settings.workerMemory,
    ...(settings.liveReload ? { reload: '/__reload' } : {}),
  };
  const pages = await createPages({
    readLive,
    data,
    workers: settings.workers,
    cacheBytes: settings.cacheBytes,
    log: app.log,
    ...(settings.liveReload ? { cacheFor: 0 } : {}),
  });
  const findPreview = async (id: string) => {
    const preview = await store.previews.find(id);
    if (preview) await fetchPreview(store, preview);
    return preview;
  };
  const previews = createPreviews({
    live: pages.live,
    readPreview: (id) =>
      findPreview(id).catch((error: unknown) => {
        app.log.error({ err: error }, 'A preview cannot be read: it counts as ended.');
        return undefined;
      }),
    data,
    log: app.log,
  });
  const views = createServedViews({
    ...{ apiOrigin: settings.apiOrigin, secret: settings.reportSecret },
    ...{ readChannel, log: app.log },
    shellVersion: ({ shell }) =>
      (settings.ownShell ? undefined : shell?.version) ?? pages.live().shell.version,
  });
  handleErrors(app);
  app.addHook('onClose', () =>
    Promise.all([pages.close(), previews.close(), views.close()]).then(() => store.close()),
  );
  const warn = warnOfProxies(settings.trustProxy, (sentence) => app.log.warn(sentence));
  app.addHook('onRequest', (request, reply, done) => {
    warn(request);
    reply.header('x-content-type-options', 'nosniff');
    // A page loads dozens of files, which do not need these headers.
    if (!isFile(request.url)) {
      reply.headers({ 'x-request-id': request.id, ...toBrowsers(request.url) });
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const url = loggableUrl(request.url);
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, url, status: reply.statusCode, ms }, 'answered');
    done();
  });

  await proxies(app, settings);
  await shellScripts(app, store, ownShell);
  if (settings.liveReload) await liveReload(app, pages);
  healthRoutes(app, {
    apiOrigin: settings.apiOrigin,
    details: () => {
      const canaries = pages.canaries();
      const some = Object.keys(canaries).length > 0;
      const { version } = pages.live().shell;
      return { revision: pages.revision(), shell: version, ...(some && { canaries }) };
    },
  });
  iconRoute(app);
  privacyControlRoute(app);
  const opening = createShopOpening({ apiOrigin: settings.apiOrigin, log: app.log });
  crawlerRoutes(app, { ...settings, opening });
  await openingListRoutes(app, { apiOrigin: settings.apiOrigin, opening });
  const secure = settings.publicOrigin.startsWith('https:');
  const oldAddresses = createOldAddresses(settings.apiOrigin, app.log);
  await pageRoute(app, { pages, previews, views, opening, oldAddresses, secure });
  return app;
}

const isFile = (url: string) => /^\/(?:releases|media|assets)\//.test(url);
