import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { choiceSchema, type Choices } from '../../../shared/federation/developer.ts';
import { originOfLocal, type Preview } from '../../../shared/federation/channel.ts';
import { activePreview, choicesFor, choose, endChoices } from '../../release/promote/developer.ts';
import { parseBody, RegistryError } from '../errors.ts';
import type { ReleaseStore } from '../../release/store/release-store.ts';

/**
 * For the developer panel, which has no token: the cookie of a developer's sign-in, which no script can read and no other site can
 * make the browser send here, is what allows it. It changes what this one browser gets, and nothing of what is live.
 */
export function developerRoutes(app: FastifyInstance, store: ReleaseStore): void {
  const signInOf = async (request: FastifyRequest): Promise<Preview> => {
    const preview = await activePreview(store, cookieOf(request, 'rop_developer'));
    if (preview?.developer) return preview;
    throw new RegistryError(
      'UNAUTHORIZED',
      "This browser is not signed in as a developer, or not any more: open the link that 'npm run release -- developer' prints.",
    );
  };
  app.get('/releases', async (request): Promise<Choices> => {
    const chosen = await activePreview(store, cookieOf(request, 'rop_preview'));
    return choicesFor(store, await signInOf(request), chosen);
  });
  app.post('/choices', async (request, reply) => {
    const signIn = await signInOf(request);
    const choice = parseBody(choiceSchema, request.body);
    const { remotes, localhost, keep } = choice;
    request.log.info({ remotes, localhost, keep, by: signIn.createdBy }, 'chosen');
    reply.code(201);
    return choose(store, signIn, choice);
  });
  // Before the browser leaves the preview, which only its own cookie would remember.
  app.delete('/choices', async (request, reply) => {
    await endChoices(store, await signInOf(request));
    return reply.code(204).send();
  });
  app.get('/probe', async (request, reply) => {
    await signInOf(request);
    const { port } = parseBody(probeQuery, request.query);
    return reply
      .headers({ 'content-security-policy': probePolicy(port), 'content-type': 'text/html; charset=utf-8' })
      .send(`<!doctype html><title>localhost</title><script>${probeScript}</script>`);
  });
}

const probeQuery = z.strictObject({ port: z.coerce.number().int().min(1024).max(65_535) });

/** Asks the developer's server what it serves, and tells the panel, in whose frame it runs. */
const probeScript = `
const port = new URLSearchParams(location.search).get('port');
const tell = (answer) => parent.postMessage(answer, location.origin);
fetch('http://localhost:' + port + '/release.json')
  .then((answer) => answer.json())
  .then((release) => tell({ release }), (error) => tell({ error: String(error) }));
`;

/** A page of its own, because no page of the store may ask other origins: this one may ask one, and do nothing else. */
const probePolicy = (port: number): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(probeScript).digest('base64')}'`,
    `connect-src ${originOfLocal({ port })}`,
    "frame-ancestors 'self'",
  ].join('; ');

const cookieOf = ({ headers }: FastifyRequest, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];
