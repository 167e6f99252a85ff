import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { channelSchema } from '../../../shared/federation/channel.ts';
import { ChannelConflict } from '../../registry/index.ts';
import {
  buildPath,
  changeResultSchema,
  createdPreviewSchema,
  errorSchema,
  historySchema,
  listSchema,
  maxUploadBytes,
  publishedSchema,
} from './wire-schemas.ts';
import { label, readRelease, verifyFiles } from '../publish/read-release.ts';
import { ReleaseError, SmokeTestFailed } from '../release-error.ts';
import type { ReleaseRegistry } from './release-registry.ts';

/** The registry did not answer: whether it has done what was asked is not known. */
export class RegistryUnreachable extends Error {}

export interface HttpRegistryOptions {
  /** Address of the store, or of a registry that listens by itself; without `/registry`. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs?: number;
}

/** The registry of a running store, through its HTTP API. Requests are not repeated: a rollback sent twice goes back twice. */
export function httpRegistry({ url, token, timeoutMs = 180_000 }: HttpRegistryOptions): ReleaseRegistry {
  const base = `${url.replace(/\/+$/, '')}/registry`;

  async function call<T>(schema: Parser<T>, path: string, body?: object): Promise<T> {
    const lost = (why: string) =>
      new RegistryUnreachable(
        `${base} ${why}. ${body ? "What was asked may have been done: look at 'status' and 'list' before you try again." : 'Is RELEASE_URL right? Else try again later.'}`,
      );
    const answer = await fetch(base + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // A POST would be repeated as a GET, and the token sent to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw wasNotSent(error)
        ? new RegistryUnreachable(
            `${base} cannot be reached: ${reasonOf(error)}. Nothing was done: is RELEASE_URL right?`,
          )
        : lost(`cannot be reached: ${reasonOf(error)}`);
    });
    if (answer.status >= 300 && answer.status < 400) {
      const to = answer.headers.get('location') ?? 'another address';
      throw new ReleaseError(`${base} leads on to ${to}: set RELEASE_URL to the address where the store is.`);
    }
    const json: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok)
      throw refusal(json, answer.status, base) ?? lost(`answered with status ${String(answer.status)}`);
    const result = schema.safeParse(json);
    if (result.success) return result.data;
    throw lost(
      'answered with something else than a registry would: is RELEASE_URL right, and the CLI as new as the store',
    );
  }

  return {
    location: base,
    publish: (dist) => {
      const release = readRelease(dist);
      // Here the messages name the files of the build.
      verifyFiles(release, path.join(dist, 'web'), path.join(dist, release.server.entry));
      return call(publishedSchema, '/releases', { files: filesOf(dist, label(release)) });
    },
    list: () => call(listSchema, '/releases'),
    channel: () => call(channelSchema, '/channel'),
    history: () => call(historySchema, '/history'),
    promote: (releases, request) =>
      call(changeResultSchema, '/promotions', {
        ...request,
        releases: releases.map(({ name, version }) => ({ name, version })),
      }),
    preview: (request) => call(createdPreviewSchema, '/previews', request),
    rollback: (request) => call(changeResultSchema, '/rollbacks', request),
  };
}

/** A schema of zod or of zod/mini. */
interface Parser<T> {
  readonly safeParse: (
    json: unknown,
  ) => { readonly success: true; readonly data: T } | { readonly success: false };
}

/**
 * The refusal as the same error that the folder's registry would throw; undefined when it is not known whether anything was done: the
 * registry, or a server before it, has failed.
 */
function refusal(json: unknown, status: number, base: string): Error | undefined {
  const said = errorSchema.safeParse(json).data;
  if (status >= 500) return undefined;
  if (said?.code === 'CONFLICT') return new ChannelConflict(said.message);
  if (said?.code === 'SMOKE_TEST_FAILED') return new SmokeTestFailed(said.message);
  if (said) return new ReleaseError(said.message);
  if (status === 413) {
    const needed = String(maxUploadBytes / 1024 / 1024);
    return new ReleaseError(
      `A proxy before ${base} refuses a body of this size: it has to let ${needed} MB through (nginx: client_max_body_size ${needed}m).`,
    );
  }
  return new ReleaseError(
    `${base} answered with status ${String(status)}, and not as a registry would: is RELEASE_URL right, and the store as new as this command?`,
  );
}

/** Whether there was no connection that a request could have been sent over. */
function wasNotSent(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(cause?.code ?? '');
}

/** fetch says only 'fetch failed'; its cause says why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}

/** The files of a build by path, as base64. */
function filesOf(dist: string, what: string): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  let bytes = 0;
  for (const found of ['release.json', ...['web', 'node'].flatMap((folder) => filesBelow(dist, folder))]) {
    if (!buildPath.safeParse(found).success) {
      throw new ReleaseError(
        `${what} has the file '${found}', which is no script: remove it from the build.`,
      );
    }
    const content = readFileSync(path.join(dist, found)).toString('base64');
    files[found] = content;
    bytes += content.length + found.length + 6;
  }
  if (bytes > maxUploadBytes) {
    const most = String(maxUploadBytes / 1024 / 1024);
    throw new ReleaseError(
      `${what} is too large to upload: ${String(Math.ceil(bytes / 1024 / 1024))} MB as base64, at most ${most}.`,
    );
  }
  return files;
}

function filesBelow(dist: string, folder: string): readonly string[] {
  return (
    readdirSync(path.join(dist, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      // Such as .DS_Store.
      .filter((name) => !path.basename(name).startsWith('.') && statSync(path.join(dist, name)).isFile())
      .map((name) => name.split(path.sep).join('/'))
  );
}
