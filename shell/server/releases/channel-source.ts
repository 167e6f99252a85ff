import { readFile, stat } from 'node:fs/promises';
import { channelSchema, type Channel } from '@ritual/shared/federation/channel';

/** Returns a function that reads the channel document. It is parsed again only when the file has changed. */
export function channelSource(file: string): () => Promise<Channel> {
  let current: Channel | undefined;
  let stamp = '';

  return async () => {
    const { mtimeMs, ino, size } = await stat(file).catch((error: NodeJS.ErrnoException) => {
      throw new Error(
        error.code === 'ENOENT'
          ? `There is no channel document at ${file}: publish the remotes first.`
          : `The channel document ${file} cannot be read: ${error.message}.`,
      );
    });
    const now = `${String(mtimeMs)}:${String(ino)}:${String(size)}`;
    if (!current || now !== stamp) {
      current = parse(await readFile(file, 'utf8'), file);
      stamp = now;
    }
    return current;
  };
}

function parse(text: string, file: string): Channel {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`The channel document ${file} is not JSON.`);
  }
  const result = channelSchema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(
    `The channel document ${file} is malformed at '${issue?.path.join('.') ?? ''}': ${issue?.message ?? ''}.`,
  );
}
