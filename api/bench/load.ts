import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Call {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or an object that becomes it. */
  readonly body?: string | object;
}

export interface Answered {
  readonly status: number;
  readonly body: string;
}

export type Ask = (call: Call) => Promise<Answered>;

/** So many connections to one address, kept open. */
export function openConnections(address: string, connections: number): { ask: Ask; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask: Ask = ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const sent = typeof body === 'object' ? JSON.stringify(body) : body;
      const type = sent === undefined ? {} : { 'content-type': 'application/json' };
      const call = request(
        address + path,
        { agent, method, headers: { ...type, ...headers } },
        (response) => {
          text(response).then(
            (answer) => resolve({ status: response.statusCode ?? 0, body: answer }),
            reject,
          );
        },
      );
      call.on('error', reject);
      call.end(sent);
    });
  return { ask, close: () => agent.destroy() };
}

/** Throws when a call fails: a fast failure would look like a fast answer. */
export const strictly =
  (ask: Ask): Ask =>
  async (call) => {
    const answer = await ask(call);
    if (answer.status >= 300)
      throw new Error(`${call.path} answered ${String(answer.status)}: ${answer.body}`);
    return answer;
  };

/** Does `work` again and again on every connection for so long; answers with how often it was done in a second. */
export async function rateOf(work: () => Promise<unknown>, connections: number, ms: number): Promise<number> {
  const started = performance.now();
  let done = 0;
  const walk = async () => {
    while (performance.now() - started < ms) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, walk));
  return (1000 * done) / (performance.now() - started);
}
