import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>;

let router: Router | undefined;

/** Names the router of this page: its next navigation may have to load a document. */
export function reportsOf(created: Router): void {
  router = created;
}

/**
 * Reports an error without interrupting the shopper: to the console as a warning, because the page itself keeps working when a remote
 * fails, and to the store. The code for that is fetched with the first error.
 */
export function report(error: unknown, context?: Readonly<Record<string, unknown>>): void {
  console.warn(error, context ?? {});
  import('../reports/report-failure.ts').then(
    ({ reportFailure }) => reportFailure(error, context, () => router),
    // Without a connection the report is dropped.
    () => undefined,
  );
}
