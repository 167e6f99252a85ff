/**
 * Reports an error without interrupting the shopper: to the console as a warning, because the page itself keeps working when a remote
 * fails, and to the store. The code for that is a part of the late scripts, which an error fetches early.
 */
export function report(error: unknown, context?: Readonly<Record<string, unknown>>): void {
  console.warn(error, context ?? {});
  import('./after-startup.ts').then(
    ({ reportFailure }) => reportFailure(error, context),
    // Without a connection there is nobody to tell.
    () => undefined,
  );
}
