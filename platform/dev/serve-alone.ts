import path from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root, sharedFolder, type BuildablePackage } from '../webpack/packages.ts';
import { standaloneConfig } from '../webpack/configurations/standalone.ts';

/** Serves one remote standalone with hot replacement; resolves when the server listens. */
export async function serveStandalone(pkg: BuildablePackage, port: number): Promise<WebpackDevServer> {
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      historyApiFallback: { disableDotRule: true },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
      static: [
        { directory: path.join(sharedFolder, 'theme/fonts'), publicPath: '/assets/fonts', watch: false },
      ],
      setupMiddlewares: (middlewares) => {
        middlewares.unshift(
          { name: 'mock-worker', path: '/mockServiceWorker.js', middleware: mockWorker },
          { name: 'media', path: '/media', middleware: media },
        );
        return middlewares;
      },
    },
    webpack(standaloneConfig(pkg)),
  );
  await server.start();
  return server;
}

/** A folder above may begin with a dot, which express would take for a hidden file. */
const anyFolder = { dotfiles: 'allow' } as const;

function mockWorker(_: Request, response: Response): void {
  response.sendFile(path.join(root, 'node_modules/msw/lib/mockServiceWorker.js'), anyFolder);
}

/** Every width is answered with the original: pictures are not scaled for a standalone remote. */
function media(request: Request, response: Response, next: NextFunction): void {
  const file = /^\/\d+\/([\w.-]+\.webp)$/.exec(request.path)?.[1];
  if (!file) return next();
  response.sendFile(path.join(sharedFolder, 'demo/data/pictures', file), anyFolder);
}
