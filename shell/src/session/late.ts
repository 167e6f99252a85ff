/** What only who is signed in needs: a chunk of its own, so that no first view pays for it. */
export { createRenewal } from './renewal.ts';
export { keptToken, subjectOf } from './token-life.ts';
