/**
 * What a loader throws when the page as such has an HTTP status (404 most of all): the server answers with
 * that status, the browser shows the designed page for it.
 */
export class HttpError extends Response {
  constructor(status: number, statusText: string) {
    super(null, { status, statusText });
  }
}

/** Throw from a loader when the thing that the address names does not exist. */
export function notFound(): HttpError {
  return new HttpError(404, 'Not Found');
}
