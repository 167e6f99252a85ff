/**
 * What somebody is writing, kept for a reload and for the way back, in this tab only. Storage that is forbidden or full is
 * like none: the text is still on the page.
 */
export const sessionDraft = {
  /** null when none was kept; what an older page kept in another form counts as none. */
  read<Value>(key: string, guard: (value: unknown) => value is Value): Value | null {
    try {
      const value: unknown = JSON.parse(globalThis.sessionStorage.getItem(key) ?? 'null');
      return guard(value) ? value : null;
    } catch {
      return null;
    }
  },

  /** An empty draft is none. */
  write(key: string, value: unknown): void {
    try {
      if (value === null || value === '') globalThis.sessionStorage.removeItem(key);
      else globalThis.sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // As above: nothing is lost but the way back.
    }
  },
};
