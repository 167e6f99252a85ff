import type { ArtSource } from '@ritual/shared/ui';

// Measured metadata of the pages' own pictures; a test compares it with the masters. Heads name them, so it is in the first
// script of every page; the placeholders are loaded with the page that shows them.

export const eclipseWide: ArtSource = { file: 'hero-eclipse-wide.webp', width: 2520, height: 1080 };
export const eclipsePortrait: ArtSource = { file: 'hero-eclipse-portrait.webp', width: 1080, height: 1900 };
export const dayWide: ArtSource = { file: 'hero-day-wide.webp', width: 2520, height: 1080 };
export const dayPortrait: ArtSource = { file: 'hero-day-portrait.webp', width: 1080, height: 1900 };
export const drape: ArtSource = { file: 'brand-drape.webp', width: 1920, height: 900 };
