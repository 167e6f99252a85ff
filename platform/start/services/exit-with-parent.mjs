// Loaded into every service (`node --import`). However the store ends, the system closes the IPC channel; the service then ends
// itself: SIGTERM at once, SIGKILL after 5 s.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  process.channel.unref();
  process.on('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 5000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
}
