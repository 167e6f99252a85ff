/**
 * Calls `gone` when the process that started this one ends, however it ends, so that a store that was killed leaves nothing
 * behind.
 */
export function whenParentEnds(gone: () => void): void {
  if (process.connected) process.once('disconnect', gone);
  const parent = process.ppid;
  // Started by the first process of a container, or detached on purpose: there is nobody to wait for.
  if (parent <= 1) return;
  setInterval(() => {
    if (process.ppid !== parent) gone();
  }, 1000).unref();
}
