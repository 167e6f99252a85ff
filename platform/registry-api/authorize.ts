import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type TeamToken } from '../registry/index.ts';
import type { ListedPreview } from '../release/promote/preview.ts';
import { RegistryError } from './errors.ts';
import { adminAreaTeam } from '../registry/store-key.ts';
import type { ReleaseStore } from '../release/store/release-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The token that the request came with; set before any route of the registry runs. */
    team?: TeamToken;
  }
}

/** Every route needs a valid token, or the key of the store's API. Checked before a body is read. */
export function requireToken(app: FastifyInstance, store: ReleaseStore, storeKey?: string): void {
  const { tokens } = store;
  app.decorateRequest('team');
  app.addHook('onRequest', async (request, reply) => {
    const text = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    // Read anew each time: a token that was revoked does not work any more.
    const isStore = text !== undefined && storeKey !== undefined && isSame(text, storeKey);
    if (isStore && !forAdminArea.has(`${request.method} ${String(request.routeOptions.url)}`)) {
      throw new RegistryError(
        'FORBIDDEN',
        'The admin area looks at releases, rolls back and changes canaries only.',
      );
    }
    const team = text === undefined ? undefined : isStore ? adminArea : await tokens.find(text);
    if (team) {
      request.team = team;
      return;
    }
    reply.header('www-authenticate', 'Bearer realm="registry"');
    const what = text === undefined ? 'A token is needed' : 'This token is not valid';
    throw new RegistryError(
      'UNAUTHORIZED',
      `${what}: who runs the store creates one with 'npm run release -- token create <team> --remotes <names>'.`,
    );
  });
}

/** Whom the history names for what owners do in the admin area, beside the member of staff. */
const adminArea: TeamToken = {
  ...{ id: '00000000', team: adminAreaTeam, remotes: null },
  ...{ createdAt: new Date(0).toISOString(), createdBy: adminAreaTeam },
};

/** All that the key of the store's API is for: nothing that brings code, or hands any out. */
const forAdminArea: ReadonlySet<string> = new Set([
  'GET /registry/channel',
  'GET /registry/history',
  'GET /registry/releases/:name/:version',
  'POST /registry/rollbacks',
  ...['steps', 'complete', 'abort'].map((change) => `POST /registry/canaries/:remote/${change}`),
]);

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function teamOf({ team }: FastifyRequest): TeamToken {
  if (!team) throw new RegistryError('UNAUTHORIZED', 'A token is needed.');
  return team;
}

/** Refuses what the token is not for. `null`: all remotes at once. */
export function mustOwn({ team, remotes }: TeamToken, names: readonly string[] | null): void {
  if (remotes === null) return;
  const theirs = `The token of ${team} is for ${remotes.join(', ')}`;
  if (names === null) throw new RegistryError('FORBIDDEN', `${theirs}, and not for all remotes.`);
  const other = names.find((name) => !remotes.includes(name));
  if (other !== undefined) throw new RegistryError('FORBIDDEN', `${theirs}, and not for ${other}.`);
}

/** Whether a preview is the team's: its own token made it, or it has releases of its remotes only. */
export function mayEnd({ team, remotes }: TeamToken, preview: ListedPreview): boolean {
  return (
    remotes === null ||
    preview.team === team ||
    (preview.developer !== true && preview.releases.every(({ name }) => remotes.includes(name)))
  );
}

/** Who the history names: the person or pipeline, and the team whose token was used. */
export function actorOf({ team }: TeamToken, actor: string | undefined): string {
  return actor === undefined || actor === team ? team : `${actor} (${team})`;
}
