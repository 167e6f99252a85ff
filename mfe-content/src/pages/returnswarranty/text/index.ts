import { policy } from '@ritual/shared/kernel';
import { returnSections } from './returns.ts';
import { warrantySections } from './warranty.ts';

/** Date of the last change. */
export const changed = '2026-11-28';

export const intro = `{returnDays} days to return, ${policy.warranty.months} months of warranty.`;

export const sections = [...returnSections, ...warrantySections];
