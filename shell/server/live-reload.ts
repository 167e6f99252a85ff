import type { FastifyInstance } from 'fastify';
import type { Channel } from '@ritual/shared/federation/channel';

interface Options {
  readonly readChannel: () => Promise<Channel>;
}

/** In development: tells open pages when another set of remotes is live. */
export async function liveReload(app: FastifyInstance, { readChannel }: Options): Promise<void> {
  let revision = (await readChannel()).revision;
  const listeners = new Set<() => void>();
  const timer = setInterval(() => {
    void readChannel().then((channel) => {
      if (channel.revision === revision) return;
      revision = channel.revision;
      for (const tell of listeners) tell();
    });
  }, 300);
  app.addHook('onClose', () => clearInterval(timer));
  app.get('/__reload', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': listening\n\n');
    const tell = () => reply.raw.write('event: rebuilt\ndata: \n\n');
    listeners.add(tell);
    request.raw.on('close', () => listeners.delete(tell));
  });
}
