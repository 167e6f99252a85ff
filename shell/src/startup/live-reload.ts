/** In development: reloads the page after a new build or a restart of the server. */
export function followBuilds(address: string): void {
  const source = new EventSource(address);
  let lost = false;
  source.addEventListener('rebuilt', () => location.reload());
  source.addEventListener('error', () => (lost = true));
  source.addEventListener('open', () => {
    if (lost) location.reload();
  });
}
