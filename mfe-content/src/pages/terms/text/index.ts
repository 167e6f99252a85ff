import { dealSections } from './deal.ts';
import { restSections } from './rest.ts';

/** Date of the last change. */
export const changed = '2026-11-27';

export const intro = 'The terms under which we sell and you buy, in words that are meant to be read.';

export const sections = [...dealSections, ...restSections];
