import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fields, readTrustProxy } from '@ritual/platform/settings';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const origin = z.url().transform((text) => new URL(text).origin);

const fromRoot = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

const schema = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('localhost'),
    API_ORIGIN: origin.optional(),
    ASSET_ORIGIN: origin.optional(),
    PUBLIC_URL: origin.optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** The shell to run: a release, or a build. */
    SHELL_DIST: z.string().optional(),
    RENDER_WORKERS: z.coerce
      .number()
      .int()
      .min(1)
      .max(64)
      .default(Math.max(1, Math.min(4, os.availableParallelism() - 1))),
    /** Who before this server is believed about who is asking. */
    TRUST_PROXY: fields.TRUST_PROXY.schema,
    /** Set by the development server: pages reload when a build is published, and are not kept. */
    LIVE_RELOAD: z.stringbool().default(false),
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    apiOrigin: env.API_ORIGIN ?? `http://localhost:${String(env.PORT + 100)}`,
    assetOrigin: env.ASSET_ORIGIN ?? `http://localhost:${String(env.PORT + 102)}`,
    publicOrigin: env.PUBLIC_URL ?? `http://localhost:${String(env.PORT)}`,
    releases: path.resolve(env.DATA_DIR, 'releases'),
    channelFile: path.resolve(env.DATA_DIR, 'registry/channel.json'),
    shellDist: path.resolve(
      env.SHELL_DIST ?? fromRoot(env.LIVE_RELOAD ? 'node_modules/.cache/dev/shell' : 'shell/dist'),
    ),
    workers: env.RENDER_WORKERS,
    logLevel: env.LOG_LEVEL,
    /** null: nothing is said about it, and nobody is believed. */
    trustProxy: env.TRUST_PROXY === undefined ? null : readTrustProxy(env.TRUST_PROXY),
    liveReload: env.LIVE_RELOAD,
  }));

export type ServerSettings = z.output<typeof schema>;

/** Reads the settings of the shell's server, an empty one as none; throws one sentence per mistake. */
export function readSettings(env: NodeJS.ProcessEnv): ServerSettings {
  const result = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, text]) => text !== '')));
  if (result.success) return result.data;
  const mistakes = result.error.issues.map(
    ({ path: where, message }) => `The setting ${where.join('.')} is wrong: ${message}.`,
  );
  throw new Error(mistakes.join('\n'));
}
