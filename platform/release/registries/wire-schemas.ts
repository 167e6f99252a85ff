import { z } from 'zod';
import { mapsFolder } from '../../webpack/packages.ts';
import { recordedCanarySchema } from '../../registry/canary-changes.ts';
import { revisionSchema } from '../../registry/revision.ts';
import { problemSchema } from '../gate/problem.ts';
import { typesFile } from '../../contract/contract.ts';
import { filePath, namePattern, releaseFileSchema, versionPattern } from '../publish/release-file.ts';

// What goes over the wire between the release CLI and a registry. The channel document and the revisions have their own schemas.

/** Most bytes of an upload: a release is 1 to 4 MB as base64, and the shell's server waits one minute for a request. */
export const maxUploadBytes = 16 * 1024 * 1024;

const line = (max: number) =>
  z
    .string()
    .regex(/^[^\p{Cc}]+$/u, 'write one line of text')
    .max(max);
const name = z.string().regex(namePattern, 'a name looks like cart-checkout');
const version = z.string().regex(versionPattern, 'a version looks like 1.2.0');
/** The name and version of a release. */
export const namedSchema = z.strictObject({ name, version });

const scriptPath = /^(?:release\.json|(?:web|node)\/.+\.(?:js|cjs|json)(?:\.br|\.gz)?)$/;
const mapPath = new RegExp(`^(web|node)/\\${mapsFolder}/(.+\\.map)$`);

/**
 * Paths of the files of a build. Scripts only, and source maps, which are not served: what is published has the origin of the store,
 * and a page among it could act as the visitor who opens it.
 */
export const buildPath = z
  .string()
  .max(200)
  .refine(
    (text) =>
      mapPath.test(text)
        ? filePath.test(text.replace(mapPath, '$1/$2'))
        : text === typesFile || (filePath.test(text) && scriptPath.test(text)),
    'a build has scripts in web and node, their source maps, and the types of its contract',
  );

/** A build: the files of `web` and `node`, and `release.json`, by their path; contents as base64. */
export const uploadSchema = z.strictObject({
  files: z
    .record(buildPath, z.string())
    .refine((files) => Object.keys(files).length <= 5000, 'a release has at most 5000 files'),
});

/** A build that is to be published. */
export const publicationSchema = uploadSchema.extend({ dryRun: z.boolean().optional() });

/** What goes live together with what is checked, as described. */
const beside = z.array(releaseFileSchema).max(50).optional();
/** A build, or a published release, that is checked. */
export const checkSchema = z.union([uploadSchema.extend({ beside }), namedSchema.extend({ beside })]);

/** A place in a script of a release, with line and column from 1 on, as browsers write it. */
const positionSchema = z.strictObject({
  file: z.string().max(200).regex(filePath, 'a file is named by its path below the release'),
  line: z.int().positive(),
  column: z.int().positive(),
});

export const traceRequestSchema = z.strictObject({ positions: z.array(positionSchema).min(1).max(500) });

export const tracedSchema = z.array(
  z.object({
    ...positionSchema.shape,
    at: z
      .object({ source: z.string(), line: z.int(), column: z.int(), name: z.string().nullable() })
      .nullable(),
    problem: z.string().nullable(),
  }),
);

export const typesQuerySchema = z.strictObject({
  revision: z.coerce.number().int().nonnegative().optional(),
});

const change = {
  actor: line(100).optional(),
  reason: line(500).optional(),
  dryRun: z.boolean().optional(),
  force: z.boolean().optional(),
};
const forcedWithReason = ({ force, reason }: { force?: boolean | undefined; reason?: string | undefined }) =>
  !force || reason !== undefined;
const whyForced = { path: ['reason'], message: "'force' needs a reason" };

export const promotionSchema = z
  .strictObject({ ...change, releases: z.array(namedSchema).min(1).max(50) })
  .refine(forcedWithReason, whyForced);

const canaryShare = { share: z.number().optional(), automatic: z.boolean().optional() };

export const newCanarySchema = z
  .strictObject({ ...change, ...namedSchema.shape, ...canaryShare })
  .refine(forcedWithReason, whyForced);

export const canaryStepSchema = z.strictObject({ ...change, ...canaryShare });

/** Of completing and aborting one. */
export const canaryChangeSchema = z.strictObject(change).refine(forcedWithReason, whyForced);
/** The remote that the address names. */
export const canaryOfSchema = z.strictObject({ remote: name });

export const rollbackSchema = z
  .strictObject({
    ...change,
    /** None: all remotes, with `to` only. */
    remotes: z.array(name).max(50),
    to: z
      .union([
        z.strictObject({ revision: z.int().nonnegative() }),
        z.strictObject({ at: z.iso.datetime({ offset: true }) }),
      ])
      .optional(),
  })
  .refine(forcedWithReason, whyForced)
  .refine(({ remotes, to }) => remotes.length > 0 || to !== undefined, {
    path: ['remotes'],
    message: "name remotes, or say with 'to' where all go back to",
  });

/** Longest life of a preview in hours: so long its releases are kept, and its id is worth guessing. */
export const maxPreviewHours = 14 * 24;

export const previewRequestSchema = z.strictObject({
  ...{ actor: change.actor, force: change.force, dryRun: change.dryRun },
  releases: z.array(namedSchema).min(1).max(50),
  hours: z.number().positive().max(maxPreviewHours),
});

/** Longest life of a developer's sign-in in hours: a browser that has it may show any release, and code of its own machine. */
export const maxDeveloperHours = 7 * 24;

export const developerRequestSchema = z.strictObject({
  actor: change.actor,
  hours: z.number().positive().max(maxDeveloperHours),
});

export const createdPreviewSchema = z.object({ id: z.string(), expiresAt: z.iso.datetime() });

/** Without an id after a dry run. */
export const previewResultSchema = createdPreviewSchema.extend({ id: z.string().nullable() });

export const listedPreviewSchema = z.object({
  handle: z.string(),
  releases: z.array(z.object({ name: z.string(), version: z.string() })),
  developer: z.boolean().optional(),
  createdBy: z.string(),
  team: z.string().optional(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export const publishedSchema = z.object({ name, version, alreadyThere: z.boolean() });

export const checkReportSchema = z.object({
  name,
  version,
  passed: z.boolean(),
  checks: z.array(
    z.object({
      what: z.string(),
      outcome: z.enum(['passed', 'failed', 'skipped']),
      detail: z.string(),
      /** Registries from before the gate send none. */
      problems: z.array(problemSchema).optional(),
    }),
  ),
});

export const listSchema = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    state: z.enum(['live', 'canary', 'previous', 'rolled back', '']),
  }),
);

export const describedReleaseSchema = z.object({
  release: releaseFileSchema,
  sizes: z.record(z.string(), z.object({ raw: z.int(), brotli: z.int().nullable() })),
});

export const historySchema = z.array(revisionSchema);

export const changeResultSchema = z.object({
  revision: z.int(),
  dryRun: z.boolean(),
  changes: z.array(
    z.object({
      remote: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      fallback: z.string().nullable(),
    }),
  ),
  /** Stores from before canaries have none. */
  canaryChanges: z
    .array(
      z.object({
        remote: z.string(),
        from: recordedCanarySchema.nullable(),
        to: recordedCanarySchema.nullable(),
      }),
    )
    .default([]),
  note: z.string().optional(),
  target: revisionSchema.pick({ revision: true, at: true }).optional(),
});

/** What each error means for the one who asked. */
export const errorCodes = {
  /** The request is malformed. */
  VALIDATION: 400,
  /** Without a valid token. */
  UNAUTHORIZED: 401,
  /** The token is not for this remote. */
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  /** There is no such release, or not any more. */
  NOT_PUBLISHED: 404,
  /** Someone else has changed the same remote meanwhile. */
  CONFLICT: 409,
  TOO_LARGE: 413,
  /** The release or the change is not allowed; the message says why. */
  REFUSED: 422,
  /** The release does not run in the shell; `force` would skip this test. */
  SMOKE_TEST_FAILED: 422,
  INTERNAL: 500,
  /** What keeps the channel or the releases does not answer; the log of the registry says why. */
  STORE_AWAY: 503,
} as const;
export type RegistryErrorCode = keyof typeof errorCodes;

export const errorSchema = z.object({
  /** One of `errorCodes`, of a newer store, or UNAVAILABLE of the server in front. */
  code: z.string(),
  message: z.string(),
  /** Of a release that the gate refuses. */
  details: z
    .object({ problems: z.array(problemSchema) })
    .nullish()
    .catch(null),
});
