/** In development: a new build, or a server that has been started again, is a reason to load the page anew. */
export function followBuilds(address: string): void {
  const source = new EventSource(address);
  let lost = false;
  source.addEventListener('rebuilt', () => location.reload());
  source.addEventListener('error', () => (lost = true));
  source.addEventListener('open', () => {
    if (lost) location.reload();
  });
}
