// Compiled by itself, without imports, and appended to `bootstrap-loader.ts`: tells the store that the page is alive, or was left before
// that, while a canary is compared with the live release. It must not depend on the scripts that it tells of.

let told = false;

function tell(kind: 'alive' | 'left'): void {
  // The server writes the token into a header, because pages are the same for all visitors.
  const page: Partial<PerformanceNavigationTiming> | undefined =
    performance.getEntriesByType('navigation')[0];
  const token = page?.serverTiming?.find(({ name }) => name === 'view')?.description ?? '';
  if (told || !/~c/.test(token)) return;
  told = true;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ kind, token });
  fetch('/api/page-reports', { method: 'POST', headers, body, keepalive: true, credentials: 'omit' }).catch(
    // Without a connection the page counts as not alive, in both arms.
    () => undefined,
  );
}

addEventListener('rop:alive', (event) => {
  const { page } = (event as CustomEvent<{ readonly page: Promise<boolean> }>).detail;
  void page.then((shown) => shown && tell('alive'));
});
addEventListener('pagehide', () => tell('left'));

export {};
