import { randomHex } from '@ritual/shared/http';
import { tabStorage } from '@ritual/shared/storage';

const key = 'rop.visit';
const isVisit = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

/** Fallback when the browser refuses storage: a visit then lasts as long as the page. */
let inMemory: string | null = null;

const read = () => tabStorage.read(key, isVisit) ?? inMemory;

/** The id of this tab's visit: random, created after consent, deleted with the tab or when consent is withdrawn. */
export const visit = {
  /** Whether a visit id exists already. */
  has: (): boolean => read() !== null,

  ensure(): string {
    const stored = read();
    if (stored !== null) return stored;
    const made = randomHex(16);
    if (!tabStorage.write(key, made)) inMemory = made;
    return made;
  },

  forget(): void {
    inMemory = null;
    tabStorage.remove(key);
  },
};
