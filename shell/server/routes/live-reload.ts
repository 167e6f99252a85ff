import type { FastifyInstance } from 'fastify';
import type { Pages } from '../render/pages.ts';

/** In development: tells open pages when another set of remotes, or another shell, is what pages are made of. */
export async function liveReload(app: FastifyInstance, { settled }: Pages): Promise<void> {
  let shown = await settled();
  const listeners = new Set<() => void>();
  const look = async () => {
    // Not when it is published: a page that is loaded again a moment too early would be the old one, and stay.
    const name = await settled();
    if (name === shown) return;
    shown = name;
    for (const tell of listeners) tell();
  };
  const timer = setInterval(() => {
    // A file that is just being written is read the next time.
    look().catch((error: unknown) => app.log.debug({ err: error }, 'What is live cannot be read.'));
  }, 300);
  app.addHook('onClose', (_, done) => {
    clearInterval(timer);
    done();
  });
  app.get('/__reload', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': listening\n\n');
    const tell = () => reply.raw.write('event: rebuilt\ndata: \n\n');
    listeners.add(tell);
    request.raw.on('close', () => listeners.delete(tell));
  });
}
