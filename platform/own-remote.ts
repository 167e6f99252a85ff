import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { RemoteDefinition } from './remotes.ts';

const description = z.object({
  ritual: z.strictObject({
    name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'a name looks like gift-guide'),
    devPort: z.int().min(1).max(65_535),
    // Publishing checks them further.
    prefixes: z.array(z.string().startsWith('/')),
    slots: z.array(z.string()),
  }),
});

/** The remote of another team's repository, as its package.json describes it under `ritual`. Throws with a sentence. */
export function ownRemote(folder: string): RemoteDefinition {
  const file = path.join(folder, 'package.json');
  const parsed = description.safeParse(existsSync(file) ? parseJson(file) : {});
  if (parsed.success) return { ...parsed.data.ritual, folder: path.basename(folder) };
  const problems = parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);
  throw new Error(
    `${file} does not describe a remote (${problems.join('; ')}). Write into it "ritual": { "name": "gift-guide", "devPort": 3006, "prefixes": ["/gift-guide"], "slots": [] }.`,
  );
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}
