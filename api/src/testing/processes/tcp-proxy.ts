import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy between a process and a server, which counts messages and can stop passing them on. */
export interface TcpProxy {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Counts the messages of several proxies together, and lets something happen when one has arrived. */
export class Counter {
  #last = Infinity;
  #then: () => void = () => undefined;
  #count = 0;

  /** From now on: when the `nth` message has arrived and before its answer does. Nothing passes after that. */
  arm(nth: number, then: () => void): void {
    this.#count = 0;
    this.#last = nth;
    this.#then = then;
  }

  disarm(): void {
    this.#last = Infinity;
  }

  /** Whether what comes now still arrives. */
  passes(direction: 'message' | 'answer'): boolean {
    if (direction === 'message') this.#count += 1;
    if (direction === 'message' ? this.#count <= this.#last : this.#count < this.#last) return true;
    this.#then();
    return false;
  }
}

/** Between a process and `host:port`; both ends are strangers to it. */
export async function openProxy(
  to: { readonly host: string; readonly port: number },
  counter: Counter,
): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to.port, to.host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      // Killed processes leave their ends open or reset them.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (message) => {
      if (counter.passes('message')) far.write(message);
    });
    far.on('data', (message) => {
      if (counter.passes('answer')) near.write(message);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
