import type { FastifyInstance } from 'fastify';
import type { Pages } from '../render/pages.ts';

/** In development: notifies open pages when pages are rendered with other releases, or with another shell. */
export async function liveReload(app: FastifyInstance, { settled }: Pages): Promise<void> {
  let shown = await settled();
  const listeners = new Set<() => void>();
  const checkForChange = async () => {
    // Waits until the new releases are used: a page that reloads right after publishing would be the old one again.
    const name = await settled();
    if (name === shown) return;
    shown = name;
    for (const notify of listeners) notify();
  };
  const timer = setInterval(() => {
    // A file that is being written is read again at the next check.
    checkForChange().catch((error: unknown) => app.log.debug({ err: error }, 'What is live cannot be read.'));
  }, 300);
  app.addHook('onClose', (_, done) => {
    clearInterval(timer);
    done();
  });
  app.get('/__reload', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': listening\n\n');
    const notify = () => reply.raw.write('event: rebuilt\ndata: \n\n');
    listeners.add(notify);
    request.raw.on('close', () => listeners.delete(notify));
  });
}
