import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Service, Store } from '@ritual/platform/start';
import { runningStore } from './running-store.ts';

export type ServiceName = keyof Store['services'];

const actions = {
  /** Ends it like a crash, for good. */
  kill: (service) => service.kill(),
  start: (service) => service.start(),
  /** Ends it like a crash; the store starts it again by itself. */
  crash: (service) => void process.kill(service.pid() ?? NaN, 'SIGKILL'),
} as const satisfies Readonly<Record<string, (service: Service) => Promise<void> | void>>;

type Action = keyof typeof actions;

export interface ServiceControl {
  readonly url: string;
  readonly close: () => void;
}

/** Lets tests, which run in processes of their own, end services of the store and start them again. */
export async function controlServices(services: Store['services']): Promise<ServiceControl> {
  const server = createServer((request, response) => {
    const [, name = '', action = ''] = decodeURIComponent(request.url ?? '').split('/');
    const run = async () => {
      const service = services[name as ServiceName];
      if (!service || !Object.hasOwn(actions, action)) throw new Error(`There is no ${action} of '${name}'.`);
      await actions[action as Action](service);
    };
    run().then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}`, close: () => void server.close() };
}

/** Called by tests. Resolves when a service has ended, or is ready. */
export async function callService(name: ServiceName, action: Action): Promise<void> {
  const { controlUrl } = runningStore();
  const answer = await fetch(`${controlUrl}/${encodeURIComponent(name)}/${action}`, { method: 'POST' });
  if (!answer.ok) throw new Error(await answer.text());
}
