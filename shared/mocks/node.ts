import { setupServer } from 'msw/node';
import { mockHandlers } from './handlers.ts';
import { createMockStore } from './mock-store.ts';

/** The mocks' store of this test file. */
export const mockStore = createMockStore();

/** Answers every call of the contract from `mockStore`, in Node and jsdom. */
export const mockServer = setupServer(...mockHandlers(mockStore));
