/** A problem of a release that its author can fix; the message says how. */
export class ReleaseError extends Error {}

/** The files are what was published, but they do not run in the newest shell. */
export class SmokeTestFailed extends ReleaseError {}
