import * as z from 'zod/mini';
import { localRemoteSchema } from './channel.ts';

/** What the developer panel and the registry tell each other (decision 036). An entry point of its own: no shopper's page has it. */

const named = z.record(z.string(), z.string());

/** `GET /registry/developer/releases`: what a browser may choose from. */
export const choicesSchema = z.object({
  revision: z.int(),
  /** What the shell provides, to compare with what a remote on the developer's machine asks for. */
  shell: z.object({
    version: z.string(),
    hostApi: z.optional(z.string()),
    brings: z.optional(named),
    owner: z.nullable(z.string()),
  }),
  remotes: z.record(
    z.string(),
    z.object({
      live: z.nullable(z.string()),
      /** The release that some visitors get. */
      canary: z.nullable(z.string()),
      /** Published versions, the newest first. */
      published: z.array(z.string()),
      /** The teams whose token is for this remote. */
      owner: z.nullable(z.string()),
    }),
  ),
  /** What this browser has chosen: versions by remote, and what comes from the developer's machine. */
  chosen: z.object({ remotes: named, localhost: z.nullable(localRemoteSchema) }),
  /** When the sign-in ends. */
  expiresAt: z.iso.datetime(),
});
export type Choices = z.infer<typeof choicesSchema>;

/** `POST /registry/developer/choices`: another choice, complete; remotes that it does not name are live. */
export const choiceSchema = z.strictObject({
  /** Both name folders. */
  remotes: z.record(localRemoteSchema.shape.name, localRemoteSchema.shape.version),
  localhost: z.nullable(localRemoteSchema),
  /** For a link to hand on: it stays when this browser chooses anew. */
  keep: z.boolean(),
});
export type Choice = z.infer<typeof choiceSchema>;

export const chosenSchema = z.object({ id: z.string(), expiresAt: z.iso.datetime() });

/** `release.json` of a remote's development server: what a release says, as far as a page needs it. */
export const localReleaseSchema = z.object({
  ...localRemoteSchema.shape,
  hostApi: z.string(),
  requires: z.optional(named),
  /** Origin of the store that the server answers. */
  store: z.string(),
});
export type LocalRelease = z.infer<typeof localReleaseSchema>;
