/**
 * Reports what went wrong without bothering the shopper. The console is the only receiver yet; a remote that
 * fails is no fault of the page, so it is a warning.
 */
export function report(error: unknown, context?: Readonly<Record<string, unknown>>): void {
  console.warn(error, context ?? {});
}
