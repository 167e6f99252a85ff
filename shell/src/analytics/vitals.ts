import { onCLS, onINP, onLCP } from 'web-vitals';
import { allowed } from '@ritual/shared/consent';
import { sendReport } from '../reports/page-report.ts';

export interface PageRelease {
  readonly remote: string;
  readonly version: string;
}

/** Measures the page that this document was loaded with, and tells it when the page is hidden for the first time, if the visitor still agrees. */
export function measureVitals(release: PageRelease): void {
  const measured: { LCP?: number; INP?: number; CLS?: number } = {};
  onLCP(({ value }) => (measured.LCP = Math.round(value)));
  onINP(({ value }) => (measured.INP = Math.round(value)));
  onCLS(({ value }) => (measured.CLS = Math.round(value * 1000)));
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    // After the library, which learns of it by the same event.
    queueMicrotask(() => {
      if (allowed().analytics) void sendReport({ kind: 'vitals', ...release, ...measured });
    });
  };
  document.addEventListener('visibilitychange', tell);
}
