/** Something about a release that its author can put right; the message says what. */
export class ReleaseError extends Error {}
