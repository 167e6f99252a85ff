import type { PageReport } from '@ritual/shared/contract';

const address = '/api/page-reports';

type ReportOf<Report> = Report extends PageReport ? Omit<Report, 'token'> : never;

/** Kinds that were sent: each page tells each once. */
const sent = new Set<PageReport['kind']>();

/**
 * The token that the server gave this page; null for a preview, and where the browser does not show it (before Safari 16.4, and over http
 * from another machine).
 */
export function pageToken(): string | null {
  const page: Partial<PerformanceNavigationTiming> | undefined =
    performance.getEntriesByType('navigation')[0];
  return page?.serverTiming?.find(({ name }) => name === 'view')?.description ?? null;
}

/**
 * Sends a report of this page, without cookies and the shopper's token. Resolves with whether the next page is to be loaded as a
 * document; a report that is lost is not repeated.
 */
export async function sendReport(report: ReportOf<PageReport>): Promise<boolean> {
  const token = pageToken();
  if (token === null || sent.has(report.kind)) return false;
  sent.add(report.kind);
  const body = JSON.stringify({ ...report, token });
  const headers = { 'content-type': 'application/json' };
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body,
      headers,
      keepalive: true,
      credentials: 'omit',
    });
    return answer.ok && ((await answer.json()) as { readonly reload: boolean }).reload;
  } catch {
    // Neither the lost report nor a message about it would help the shopper.
    return false;
  }
}

/** For tests. */
export function forgetReports(): void {
  sent.clear();
}
