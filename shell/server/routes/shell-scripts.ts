import { existsSync } from 'node:fs';
import path from 'node:path';
import serveStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { requestedReleases, type ReleaseStore } from '@ritual/platform/release-store';

const scriptsOnly: Omit<FastifyStaticOptions, 'root'> = {
  preCompressed: true,
  immutable: true,
  maxAge: '1y',
  index: false,
  decorateReply: false,
  dotfiles: 'ignore',
  allowedPath: (file) => !/\/node\//.test(decodeURIComponent(file)),
};

/**
 * Scripts of the published shells, those of open pages included, and of a shell in a folder of its own: pages start also while the asset
 * host does not answer. Shells of a store that has published none yet are left to the asset host.
 */
export async function shellScripts(
  app: FastifyInstance,
  store: ReleaseStore,
  ownShell: { readonly webFolder: string; readonly base: string } | undefined,
): Promise<void> {
  const published = path.join(store.folder, 'releases', 'shell');
  if (existsSync(published)) {
    const copyRequested = requestedReleases(store);
    app.addHook('onRequest', async ({ url }) => {
      if (url.startsWith('/releases/shell/')) await copyRequested(url);
    });
    await app.register(serveStatic, { ...scriptsOnly, root: published, prefix: '/releases/shell/' });
  }
  if (ownShell) {
    await app.register(serveStatic, { ...scriptsOnly, root: ownShell.webFolder, prefix: ownShell.base });
  }
}
