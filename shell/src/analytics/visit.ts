import { randomHex } from '@ritual/shared/http';

const key = 'rop.visit';
const shape = /^[0-9a-f]{32}$/;

/** Where the browser refuses to store it, a visit lasts as long as the page. */
let inMemory: string | null = null;

function read(): string | null {
  try {
    const kept = sessionStorage.getItem(key);
    return kept !== null && shape.test(kept) ? kept : inMemory;
  } catch {
    return inMemory;
  }
}

/** The number of this tab's visit: random, made after consent, forgotten with the tab or when consent is withdrawn. */
export const visit = {
  /** Whether there is one already. */
  has: (): boolean => read() !== null,

  ensure(): string {
    const kept = read();
    if (kept !== null) return kept;
    const made = randomHex(16);
    try {
      sessionStorage.setItem(key, made);
    } catch {
      inMemory = made;
    }
    return made;
  },

  forget(): void {
    inMemory = null;
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing could be stored either.
    }
  },
};
