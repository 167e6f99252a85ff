// Loaded before a part of the store (`node --import`). However the store ends, the system closes this channel.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  process.channel.unref();
  process.on('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 5000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
}
