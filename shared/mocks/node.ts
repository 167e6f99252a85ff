import { setupServer } from 'msw/node';
import { mockHandlers } from './handlers.ts';
import { createMockStore } from './data/mock-store.ts';

/** The mocks' store of this test file. */
export const mockStore = createMockStore();

const server = setupServer(...mockHandlers(mockStore));
let listening = false;

/**
 * Answers every call of the contract from `mockStore`, in Node and jsdom; an unhandled request is an error.
 * `@ritual/shared/testing` starts and resets it by itself; starting it twice has no effect.
 */
export const mockServer = {
  listen(): void {
    if (!listening) server.listen({ onUnhandledFrame: 'error' });
    listening = true;
  },
  close(): void {
    if (listening) server.close();
    listening = false;
  },
  /** Adds handlers before the mocks' own, until `resetHandlers`. */
  use: (...handlers: Parameters<typeof server.use>): void => server.use(...handlers),
  resetHandlers: (): void => server.resetHandlers(),
};
