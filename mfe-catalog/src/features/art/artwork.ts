import type { ArtSource } from '@ritual/shared/ui';

// Measured metadata of the pages' own pictures; a test compares it with the masters. Heads name them, so it is in the first
// script of every page; the placeholders are loaded with the page that shows them.

export const drape: ArtSource = { file: 'brand-drape.webp', width: 1920, height: 900 };
