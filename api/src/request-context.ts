import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Runs something as part of a request, so that the database sees the request's id beside each statement. */
export function withRequestId<Result>(id: string, run: () => Result): Result {
  return requests.run(id, run);
}

export function currentRequestId(): string | undefined {
  return requests.getStore();
}

/** Ids of callers are taken only in a form that can be in a log line and in an SQL comment. */
export function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value);
}
