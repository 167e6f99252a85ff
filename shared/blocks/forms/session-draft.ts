import { tabStorage } from '../../storage/index.ts';

/** What somebody is writing, kept for a reload and for the way back, in this tab only. */
export const sessionDraft = {
  /** null when none was kept; what an older page kept in another form counts as none. */
  read: tabStorage.read,

  /** An empty draft is none. */
  write(key: string, value: unknown): void {
    if (value === null || value === '') tabStorage.remove(key);
    else tabStorage.write(key, value);
  },
};
