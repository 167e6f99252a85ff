import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError } from '../release-error.ts';
import { pinSchema, type ReleasedTypes, type TypesPin } from './released-types.ts';

const pinFile = 'pin.json';
const again = "'npm run release -- types' writes it anew.";

/** Writes the types to a folder, one file for each release, and the pin beside them. Returns the names of the files. */
export function writeTypes(folder: string, { revision, releases }: ReleasedTypes): readonly string[] {
  mkdirSync(folder, { recursive: true });
  // Of remotes that are not live any more. Other declarations in the folder are the team's own.
  for (const name of writtenBefore(folder)) rmSync(path.join(folder, `${name}.d.ts`), { force: true });
  const pin: TypesPin = { schema: 1, revision, releases: {} };
  const names = Object.entries(releases).map(([name, { text, ...stated }]) => {
    pin.releases[name] = stated;
    writeFileSync(path.join(folder, `${name}.d.ts`), text);
    return `${name}.d.ts`;
  });
  writeFileSync(path.join(folder, pinFile), `${JSON.stringify(pin, null, 2)}\n`);
  return [...names, pinFile];
}

/** The releases whose files the pin of a folder names; none where it has no pin that can be read. */
function writtenBefore(folder: string): readonly string[] {
  const file = path.join(folder, pinFile);
  const pin = existsSync(file) ? pinSchema.safeParse(jsonOf(readFileSync(file, 'utf8'))) : undefined;
  return Object.keys(pin?.data?.releases ?? {});
}

/** Reads the pin of a folder; throws a ReleaseError when there is none, or when the files beside it are not those that it names. */
export function readPin(folder: string): TypesPin {
  const file = path.join(folder, pinFile);
  if (!existsSync(file)) throw new ReleaseError(`${folder} has no types of releases: ${again}`);
  const pin = pinSchema.safeParse(jsonOf(readFileSync(file, 'utf8')));
  if (!pin.success) {
    const [issue] = pin.error.issues;
    throw new ReleaseError(`${file} is malformed at '${issue?.path.join('.') ?? ''}'. ${again}`);
  }
  for (const [name, { integrity }] of Object.entries(pin.data.releases)) {
    const types = path.join(folder, `${name}.d.ts`);
    const hash = existsSync(types) && createHash('sha384').update(readFileSync(types)).digest('base64');
    if (`sha384-${String(hash)}` === integrity) continue;
    throw new ReleaseError(`${types} is not what was released: ${again}`);
  }
  return pin.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
