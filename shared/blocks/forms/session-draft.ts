import { tabStorage } from '../../storage/index.ts';

/** Unsent form input, stored in this tab only: it survives a reload and Back. */
export const sessionDraft = {
  /** null without a draft; one that an older page stored in another format counts as none. */
  read: tabStorage.read,

  /** An empty draft counts as none. */
  write(key: string, value: unknown): void {
    if (value === null || value === '') tabStorage.remove(key);
    else tabStorage.write(key, value);
  },
};
