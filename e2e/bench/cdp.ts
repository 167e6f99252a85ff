export type Params = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: Params;
  readonly error?: { readonly message: string };
}

type Listener = (params: Params) => void;

export interface Cdp {
  readonly send: (method: string, params?: Params, sessionId?: string) => Promise<Params>;
  readonly on: (sessionId: string, method: string, listener: Listener) => void;
  /** Removes the listeners of a session that has ended. */
  readonly forget: (sessionId: string) => void;
  readonly close: () => void;
}

/**
 * Plain Chrome DevTools Protocol. Playwright keeps domains enabled that make script evaluation about twice as slow, which would
 * distort the measurement.
 */
export async function connect(address: string): Promise<Cdp> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('Chromium does not answer.')), { once: true });
  });
  const waiting = new Map<number, PromiseWithResolvers<Params>>();
  const listeners = new Map<string, Map<string, Listener>>();
  let lastId = 0;

  socket.addEventListener('message', (event) => {
    const { id, sessionId, method, params, result, error } = JSON.parse(String(event.data)) as Message;
    if (id === undefined) {
      if (sessionId !== undefined && method !== undefined)
        listeners.get(sessionId)?.get(method)?.(params ?? {});
      return;
    }
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result ?? {});
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Chromium has exited.'));
    waiting.clear();
  });

  return {
    send: (method, params = {}, sessionId) => {
      const id = ++lastId;
      const call = Promise.withResolvers<Params>();
      waiting.set(id, call);
      socket.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }));
      return call.promise;
    },
    on: (sessionId, method, listener) => {
      const own = listeners.get(sessionId) ?? new Map<string, Listener>();
      listeners.set(sessionId, own.set(method, listener));
    },
    forget: (sessionId) => {
      listeners.delete(sessionId);
    },
    close: () => {
      socket.close();
    },
  };
}
