import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkDocument, parseJson, writeAtomically } from '../document.ts';
import { takeLock } from '../lock.ts';
import { tokensAdvice, tokensSchema, type TokenRecords } from '../tokens.ts';

/** The tokens in a file beside the channel document. */
export function folderTokens(dataDir: string): TokenRecords {
  const folder = path.resolve(dataDir, 'registry');
  const file = path.join(folder, 'tokens.json');
  const read = () =>
    existsSync(file)
      ? checkDocument(
          tokensSchema,
          parseJson(readFileSync(file, 'utf8'), file, tokensAdvice),
          file,
          tokensAdvice,
        ).tokens
      : [];
  return {
    read: async () => Promise.resolve(read()),
    async change(of) {
      mkdirSync(folder, { recursive: true });
      const release = await takeLock(path.join(folder, 'tokens.lock'));
      try {
        const tokens = read();
        const result = of(tokens);
        writeAtomically(file, `${JSON.stringify({ schema: 1, tokens }, null, 2)}\n`);
        return result;
      } finally {
        release();
      }
    },
  };
}
