import { existsSync } from 'node:fs';
import path from 'node:path';
import serveStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

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
  releases: string,
  ownShell: { readonly webFolder: string; readonly base: string } | undefined,
): Promise<void> {
  const published = path.join(releases, 'shell');
  if (existsSync(published)) {
    await app.register(serveStatic, { ...scriptsOnly, root: published, prefix: '/releases/shell/' });
  }
  if (ownShell) {
    await app.register(serveStatic, { ...scriptsOnly, root: ownShell.webFolder, prefix: ownShell.base });
  }
}
