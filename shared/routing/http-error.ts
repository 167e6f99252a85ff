/**
 * Thrown by a loader when the page as a whole has an HTTP status (mostly 404): the server responds with that status, the
 * browser shows the page designed for it.
 */
export class HttpError extends Response {
  constructor(status: number, statusText: string) {
    super(null, { status, statusText });
  }
}

/** Throw from a loader when the resource that the URL names does not exist. */
export function notFound(): HttpError {
  return new HttpError(404, 'Not Found');
}
