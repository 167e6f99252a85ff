import * as z from 'zod/mini';
import { uuid } from '../schemas/primitives.ts';

/** Of the person whose second factor is reset. */
export const resetFactorsParams = z.object({ id: uuid });
