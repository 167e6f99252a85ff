export interface SeenError {
  readonly at: number;
  readonly text: string;
  /** What it was reported with. */
  readonly context: string;
}

/** Notes what the page reports (as warnings on the console), and what nothing has caught. */
export function observeErrors(page: Window & typeof globalThis, note: (error: SeenError) => void): void {
  const seen = (thrown: unknown, context: string) =>
    note({ at: performance.now(), text: textOf(thrown), context });
  for (const level of ['warn', 'error'] as const) {
    const write = page.console[level].bind(page.console);
    page.console[level] = (first: unknown, ...more: unknown[]) => {
      write(first, ...more);
      seen(first, more.map(contextOf).filter(Boolean).join(', '));
    };
  }
  page.addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) seen(event.error ?? event.message, 'uncaught');
  });
  page.addEventListener('unhandledrejection', ({ reason }) => seen(reason, 'unhandled rejection'));
  page.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    seen(`${blockedURI} is refused by ${effectiveDirective}.`, "the page's policy"),
  );
}

function textOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown === 'string' ? thrown : contextOf(thrown);
  const { message, cause } = thrown;
  return cause === undefined ? message : `${message} ${textOf(cause)}`;
}

/** Plain data as `name: value`; whatever has no text of its own is left out. */
function contextOf(value: unknown): string {
  if (value instanceof Error) return value.message;
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .filter(([, one]) => ['string', 'number', 'boolean'].includes(typeof one))
    .map(([name, one]) => `${name}: ${String(one)}`)
    .join(', ');
}
