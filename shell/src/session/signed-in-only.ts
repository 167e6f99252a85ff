/** Code that only signed-in shoppers need: a chunk of its own, so that it does not delay the first view. */
export { createRenewal } from './renewal.ts';
export { toStoredToken, subjectOf } from './token-life.ts';
