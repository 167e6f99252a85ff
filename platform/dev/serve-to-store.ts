import type { Request, Response } from 'express';
import webpack, { type Compilation } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { LocalRelease } from '../../shared/federation/developer.ts';
import { requiredHostApi } from '../../shared/federation/host-api/required-host-api.ts';
import { remoteLocalConfig } from './remote-local.ts';
import { versionOf, type BuildablePackage } from '../webpack/packages.ts';
import { hostApiUse } from '../webpack/plugins/host-api-use.ts';

/**
 * Serves one remote to the pages of a store, in the browser of the developer who chose this port in the developer panel. No other site
 * may read it. Resolves when the server listens.
 */
export async function serveToStore(
  pkg: BuildablePackage,
  port: number,
  store: string,
): Promise<WebpackDevServer> {
  const version = `${versionOf(pkg.path)}-localhost`;
  const compiler = webpack({ ...remoteLocalConfig(pkg, version), stats: 'errors-warnings' });
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      // A page whose components cannot be replaced is loaded anew: its address keeps what it can.
      liveReload: true,
      static: false,
      // Of the websocket, whose origin is the store's.
      allowedHosts: ['localhost', new URL(store).hostname],
      client: {
        overlay: false,
        logging: 'warn',
        // By default the client asks the page's own host.
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
      },
      setupMiddlewares: (middlewares, { compiler: served }) => {
        const built = firstBuild(served as webpack.Compiler);
        middlewares.unshift(
          { name: 'for-store', middleware: forStore(store) },
          {
            name: 'release',
            path: '/release.json',
            middleware: (_: Request, response: Response) => {
              void built().then((compilation) =>
                response.json(describe(pkg, port, version, store, compilation)),
              );
            },
          },
        );
        return middlewares;
      },
    },
    compiler,
  );
  await server.start();
  return server;
}

/** Lets the pages of this store read what is served, and no others. */
function forStore(store: string) {
  return ({ method, headers }: Request, response: Response, next: () => void): void => {
    response.setHeader('access-control-allow-origin', store);
    response.setHeader('timing-allow-origin', store);
    response.setHeader('vary', 'origin');
    if (method !== 'OPTIONS') return next();
    // A browser may ask first whether a page of the network may reach this machine.
    if (headers['access-control-request-private-network'] !== undefined) {
      response.setHeader('access-control-allow-private-network', 'true');
    }
    response.setHeader('access-control-allow-methods', 'GET');
    response.status(204).end();
  };
}

/** Returns a function that resolves with the latest build. */
function firstBuild(compiler: webpack.Compiler): () => Promise<Compilation> {
  const first = Promise.withResolvers<Compilation>();
  let latest: Promise<Compilation> = first.promise;
  compiler.hooks.done.tap('serveToStore', ({ compilation }) => {
    first.resolve(compilation);
    latest = Promise.resolve(compilation);
  });
  return () => latest;
}

function describe(
  { name, remote }: BuildablePackage,
  port: number,
  version: string,
  store: string,
  compilation: Compilation,
): LocalRelease {
  return {
    ...{ name, port, version, store, ...requiredHostApi(hostApiUse([compilation])) },
    ...{ prefixes: [...(remote?.prefixes ?? [])], slots: [...(remote?.slots ?? [])] },
  };
}
