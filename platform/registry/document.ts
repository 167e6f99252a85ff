import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** The document cannot be read as what it should be. */
export class ChannelMalformed extends Error {}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
interface Schema<T> {
  readonly safeParse: (
    json: unknown,
  ) =>
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

/** Parses the JSON text of a document. `what` names it in the message of a ChannelMalformed, `advice` says what to do then. */
export function parseJson(text: string, what: string, advice: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ChannelMalformed(`${what} is not JSON: ${(error as Error).message}. ${advice}`);
  }
}

/** Checks a document; throws ChannelMalformed with the place of the first error. */
export function checkDocument<T>(schema: Schema<T>, json: unknown, what: string, advice: string): T {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.map(String).join('.') ?? '';
  throw new ChannelMalformed(
    `${what} is malformed at '${where}': ${issue?.message ?? 'unknown reason'}. ${advice}`,
  );
}

/** Readers see the old document or the new one, never a partial one. */
export function writeAtomically(file: string, text: string): void {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    writeFileSync(temporary, text, { flush: true });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
