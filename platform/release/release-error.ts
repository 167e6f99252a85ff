/** A problem of a release that its author can fix; the message says how. */
export class ReleaseError extends Error {}

/** There is no such release here: it never was published, or it has been removed since. */
export class NotPublished extends ReleaseError {}

/** The files are what was published, but they do not run in the newest shell. */
export class SmokeTestFailed extends ReleaseError {}
