/**
 * Reports an error without interrupting the shopper. So far to the console only, as a warning: the page itself keeps working when
 * a remote fails.
 */
export function report(error: unknown, context?: Readonly<Record<string, unknown>>): void {
  console.warn(error, context ?? {});
}
