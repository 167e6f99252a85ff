/**
 * Colors that were added after version 1.0 of the host API, with their values: the page of an older shell does not define them, so
 * remotes bring them along. The others (theme.test.ts lists them) come from the page's style only.
 */
export const newColors: Readonly<Record<string, string>> = {};
