import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { previewSchema, type Preview } from '../../../shared/federation/channel.ts';
import { checkDocument, parseJson, writeAtomically } from '../document.ts';
import { isPreviewId, type PreviewRecords } from '../previews.ts';

const advice = 'Delete it: then this one preview is gone.';

/** The previews as a small file each, beside the channel document. */
export function folderPreviews(dataDir: string): PreviewRecords {
  const folder = path.resolve(dataDir, 'registry', 'previews');
  const fileOf = (id: string) => path.join(folder, `${id}.json`);
  const read = (id: string): Preview | undefined => {
    const file = fileOf(id);
    const text = readIfThere(file);
    return text === undefined
      ? undefined
      : checkDocument(previewSchema, parseJson(text, file, advice), file, advice);
  };
  return {
    all: async () => {
      if (!existsSync(folder)) return Promise.resolve([]);
      const ids = readdirSync(folder).map((name) => path.basename(name, '.json'));
      return Promise.resolve(ids.filter(isPreviewId).flatMap((id) => read(id) ?? []));
    },
    get: async (id) => Promise.resolve(read(id)),
    put: async (preview) => {
      mkdirSync(folder, { recursive: true });
      writeAtomically(fileOf(preview.id), `${JSON.stringify(preview, null, 2)}\n`);
      return Promise.resolve();
    },
    remove: async (id) => Promise.resolve(rmSync(fileOf(id), { force: true })),
  };
}

/** Another process may remove the file meanwhile. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
