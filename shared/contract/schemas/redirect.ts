import * as z from 'zod/mini';
import { text } from './primitives.ts';

export const redirectFor = z.object({ path: text().check(z.maxLength(2000)) });

/** null: no previous address of a page. */
export const foundRedirect = z.object({ to: z.nullable(z.string()) });
