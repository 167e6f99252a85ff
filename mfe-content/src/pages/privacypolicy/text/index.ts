import { browserSections } from './browser.ts';
import { collectSections } from './collect.ts';
import { rightsSections } from './rights.ts';

/** Date of the last change; California requires a review once a year. */
export const changed = '2026-11-27';

export const intro = 'What we know about you, why, for how long, and what you can ask of us.';

export const sections = [...collectSections, ...browserSections, ...rightsSections];
