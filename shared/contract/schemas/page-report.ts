import * as z from 'zod/mini';

/** The token of a served page, from its `Server-Timing` header. */
const token = z.string().check(z.regex(/^[\w.~-]{40,250}$/, 'must be the token of a served page'));
const remote = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/, 'must be the name of a remote'));
const version = z.string().check(z.regex(/^[\w.+-]{1,100}$/, 'must be a version'));

const failure = {
  token,
  /** The release at fault, as far as the page can tell; `shell` is one, too. */
  remote,
  version,
  /** What failed: the page, a slot, a part of the shell. */
  region: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the name of a region')),
  /** How it failed, without any text of the error. */
  code: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,39}$/, 'must be a code')),
};

const measured = z.optional(z.int().check(z.gte(0), z.lte(1_000_000)));

/** What a page tells of itself: each kind once. Neither who, where, what address nor any text. */
export const pageReport = z.discriminatedUnion('kind', [
  /** The page is shown and answers. Sent while a canary is compared with the live release. */
  z.strictObject({ kind: z.literal('alive'), token }),
  /** It was left before that. */
  z.strictObject({ kind: z.literal('left'), token }),
  z.strictObject({ kind: z.literal('failure'), ...failure }),
  z.strictObject({ kind: z.literal('hydration'), ...failure }),
  /** With consent only. Milliseconds; CLS in thousandths. */
  z.strictObject({
    kind: z.literal('vitals'),
    ...{ token, remote, version, LCP: measured, INP: measured, CLS: measured },
  }),
]);
export type PageReport = z.infer<typeof pageReport>;

export const pageReportAnswer = z.object({
  /** A release of this page is not live any more: the next page is to be loaded as a document. */
  reload: z.boolean(),
});
