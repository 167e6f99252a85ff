import { z } from 'zod';
import { storeHealth } from '../health.ts';
import { channelSchema } from '../../../shared/federation/channel.ts';
import { ChannelConflict } from '../../registry/index.ts';
import {
  changeResultSchema,
  checkReportSchema,
  createdPreviewSchema,
  describedReleaseSchema,
  errorSchema,
  historySchema,
  listedPreviewSchema,
  listSchema,
  maxUploadBytes,
  previewResultSchema,
  publishedSchema,
  tracedSchema,
  uploadSchema,
} from './wire-schemas.ts';
import { GateRefused } from '../gate/problem.ts';
import { buildIn, verifyFiles } from '../publish/build.ts';
import { filesOf } from '../publish/build-files.ts';
import { NotPublished, ReleaseError, SmokeTestFailed } from '../release-error.ts';
import { releasedTypesSchema } from '../types/released-types.ts';
import type { ReleaseRegistry } from './release-registry.ts';

/** The registry did not answer: whether it has done what was asked is not known. */
export class RegistryUnreachable extends Error {
  /** Whether the request may have been carried out all the same. */
  readonly maybeDone: boolean;
  constructor(message: string, { maybeDone = true }: { readonly maybeDone?: boolean } = {}) {
    super(message);
    this.maybeDone = maybeDone;
  }
}

/** The registry does not know the token. */
export class TokenRefused extends ReleaseError {}

export interface HttpRegistryOptions {
  /** Address of the store, or of a registry that listens by itself; without `/registry`. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs?: number;
  /** What named the address, for messages. */
  readonly setting?: string;
}

/** The registry of a running store, through its HTTP API. Requests are not repeated: a rollback sent twice goes back twice. */
export function httpRegistry({
  url,
  token,
  timeoutMs = 180_000,
  setting = 'RELEASE_URL',
}: HttpRegistryOptions): ReleaseRegistry {
  const base = `${url.replace(/\/+$/, '')}/registry`;

  async function call<T>(schema: Parser<T>, where: string, request: Call = {}): Promise<T> {
    const { body, method = body ? 'POST' : 'GET', changes = method !== 'GET' } = request;
    const lost = (why: string, reason = '') => {
      const wrong = reason === '' ? `Is ${setting} right? Else try again later.` : reason;
      const lookFirst = `What was asked may have been done: look at 'status' and 'list' before you try again.`;
      const next = changes ? [reason, lookFirst].join(' ').trim() : wrong;
      return new RegistryUnreachable(`${base} ${why}. ${next}`, { maybeDone: changes });
    };
    const answer = await fetch(base + where, {
      method,
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
            `${base} cannot be reached: ${reasonOf(error)}. Nothing was done: is ${setting} right?`,
            { maybeDone: false },
          )
        : lost(`cannot be reached: ${reasonOf(error)}`);
    });
    if (answer.status >= 300 && answer.status < 400) {
      const to = answer.headers.get('location') ?? 'another address';
      throw new ReleaseError(`${base} leads on to ${to}: set ${setting} to the address where the store is.`);
    }
    const json: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok)
      throw (
        refusal(json, answer.status, base, setting) ??
        lost(`answered with status ${String(answer.status)}`, errorSchema.safeParse(json).data?.message)
      );
    const result = schema.safeParse(json);
    if (result.success) return result.data;
    throw lost(
      `answered with something else than a registry would: is ${setting} right, and the CLI as new as the store`,
    );
  }

  return {
    location: base,
    publish: (dist, { dryRun } = {}) => {
      const build = buildIn(dist);
      // Here the messages name the files of the build.
      verifyFiles(build);
      const body = { files: filesOf(build), ...(dryRun && { dryRun }) };
      return call(publishedSchema, '/releases', { body, changes: !dryRun });
    },
    list: () => call(listSchema, '/releases'),
    release: (name, version) => call(describedReleaseSchema, `/releases/${name}/${version}`),
    trace: (name, version, positions) =>
      call(tracedSchema, `/releases/${name}/${version}/traces`, { body: { positions }, changes: false }),
    check: (wanted, beside = []) => {
      if ('name' in wanted && beside.length > 0) {
        return call(checkReportSchema, '/checks', { body: { ...wanted, beside }, changes: false });
      }
      if ('name' in wanted) {
        return call(checkReportSchema, `/releases/${wanted.name}/${wanted.version}/check`);
      }
      const files = filesOf(buildIn(wanted.dist));
      return call(checkReportSchema, '/checks', {
        body: { files, ...(beside.length > 0 && { beside }) },
        changes: false,
      });
    },
    download: async (name, version) => (await call(uploadSchema, `/releases/${name}/${version}/files`)).files,
    types: (revision) =>
      call(releasedTypesSchema, `/types${revision === undefined ? '' : `?revision=${String(revision)}`}`),
    channel: () => call(channelSchema, '/channel'),
    history: () => call(historySchema, '/history'),
    health: (days) => call(storeHealth, `/health?days=${String(days)}`),
    promote: (releases, request) =>
      call(changeResultSchema, '/promotions', {
        body: { ...request, releases: releases.map(({ name, version }) => ({ name, version })) },
      }),
    canary: {
      start: (canary, request) => call(changeResultSchema, '/canaries', { body: { ...request, ...canary } }),
      step: (remote, step, request) =>
        call(changeResultSchema, `/canaries/${remote}/steps`, { body: { ...request, ...step } }),
      complete: (remote, body) => call(changeResultSchema, `/canaries/${remote}/complete`, { body }),
      abort: (remote, body) => call(changeResultSchema, `/canaries/${remote}/abort`, { body }),
    },
    preview: ({ releases, hours, actor, force, dryRun }) =>
      call(previewResultSchema, '/previews', {
        body: { releases, hours, actor, force, ...(dryRun && { dryRun }) },
        changes: !dryRun,
      }),
    developer: ({ hours, actor }) => call(createdPreviewSchema, '/developers', { body: { hours, actor } }),
    previews: () => call(z.array(listedPreviewSchema), '/previews'),
    endPreview: (handle) =>
      call(listedPreviewSchema, `/previews/${encodeURIComponent(handle)}`, { method: 'DELETE' }),
    rollback: (body) => call(changeResultSchema, '/rollbacks', { body }),
  };
}

interface Call {
  readonly body?: object;
  /** POST by default where there is a body. */
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Whether something is different afterwards. */
  readonly changes?: boolean;
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
function refusal(json: unknown, status: number, base: string, setting: string): Error | undefined {
  const said = errorSchema.safeParse(json).data;
  if (status >= 500) return undefined;
  if (said?.code === 'CONFLICT') return new ChannelConflict(said.message);
  if (said?.code === 'NOT_PUBLISHED') return new NotPublished(said.message);
  if (said?.code === 'SMOKE_TEST_FAILED') return new SmokeTestFailed(said.message);
  if (said?.code === 'UNAUTHORIZED') return new TokenRefused(said.message);
  if (said?.details) return new GateRefused(said.details.problems);
  if (said) return new ReleaseError(said.message);
  if (status === 413) {
    const needed = String(maxUploadBytes / 1024 / 1024);
    return new ReleaseError(
      `A proxy before ${base} refuses a body of this size: it has to let ${needed} MB through (nginx: client_max_body_size ${needed}m).`,
    );
  }
  return new ReleaseError(
    `${base} answered with status ${String(status)}, and not as a registry would: is ${setting} right, and the store as new as this command?`,
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
