import { createServer, request as requestOf, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { spoil, type Fault } from './faults.ts';

interface FaultyAddress {
  readonly address: RegExp;
  readonly fault: Fault;
}

/** A proxy between browser and store. What it spoils fails on a real connection: aborted, truncated, cached. */
export interface FaultProxy {
  readonly address: string;
  /** From now on answers fail in this way where path and search match. */
  readonly spoil: (address: RegExp, fault: Fault) => void;
  /** From now on all answers arrive as the store sends them; those that hang go on hanging. */
  readonly repair: () => void;
  /** How many answers have been spoiled since the last repair. */
  readonly spoiled: () => number;
  readonly close: () => void;
}

export async function startFaultProxy(): Promise<FaultProxy> {
  let faulty: readonly FaultyAddress[] = [];
  let count = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '');
    const found = faulty.find(({ address }) => address.test(url.pathname + url.search));
    if (!found) return forward(url, request, response);
    count += 1;
    spoil(found.fault, response, url).catch(() => response.destroy());
  });
  // Calls that a test makes itself come through a tunnel.
  server.on('connect', (request, socket) => tunnel(request.url ?? '', socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    spoil: (address, fault) => (faulty = [...faulty, { address, fault }]),
    repair: () => {
      faulty = [];
      count = 0;
    },
    spoiled: () => count,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(url: URL, request: IncomingMessage, response: ServerResponse): void {
  const asked = requestOf(url, { method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  asked.on('error', () => response.destroy());
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

function tunnel(authority: string, socket: Duplex): void {
  const { hostname, port } = new URL(`http://${authority}`);
  const store = connect(Number(port || 80), hostname, () => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    store.pipe(socket).pipe(store);
  });
  for (const [one, other] of [
    [store, socket],
    [socket, store],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}
