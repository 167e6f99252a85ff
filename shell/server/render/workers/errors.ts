/** The worker did not respond while it rendered this job, and was ended. */
export class StuckRender extends Error {}
/** The worker was ended while this job waited; the job did not cause it and may be tried again. */
export class LostRender extends Error {}

/** The worker ended before it could render; `remote` is the one that was being evaluated. */
export class StartFailure extends Error {
  readonly remote: string | undefined;

  constructor(message: string, remote: string | undefined, cause: unknown) {
    super(message, { cause });
    this.remote = remote;
  }
}

/** How a worker has ended. */
export interface WorkerEnd {
  readonly error: Error;
  /** Milliseconds for which it was ready; undefined when it never was. */
  readonly served?: number;
}
