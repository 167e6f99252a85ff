import { z } from 'zod';

/** One setting of the environment: how it is checked and what docs/settings.md says about it. */
export type Field = {
  readonly schema: z.ZodType;
  /** The default as the table shows it. */
  readonly fallback: string;
  readonly meaning: string;
  /** What to write instead, as the end of a sentence that begins with 'write'. */
  readonly hint: string;
  /** Never printed, and given only to the processes that need it. */
  readonly secret?: true;
};

export const port = z.coerce.number().int().min(1).max(65_535);
export const address = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));
