/** A problem of a release that its author can fix; the message says how. */
export class ReleaseError extends Error {}
