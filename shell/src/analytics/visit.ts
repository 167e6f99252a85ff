import { randomHex } from '@ritual/shared/http';
import { tabStorage } from '@ritual/shared/storage';

const key = 'rop.visit';
const isVisit = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

/** Where the browser refuses to store it, a visit lasts as long as the page. */
let inMemory: string | null = null;

const read = () => tabStorage.read(key, isVisit) ?? inMemory;

/** The number of this tab's visit: random, made after consent, forgotten with the tab or when consent is withdrawn. */
export const visit = {
  /** Whether there is one already. */
  has: (): boolean => read() !== null,

  ensure(): string {
    const kept = read();
    if (kept !== null) return kept;
    const made = randomHex(16);
    if (!tabStorage.write(key, made)) inMemory = made;
    return made;
  },

  forget(): void {
    inMemory = null;
    tabStorage.remove(key);
  },
};
