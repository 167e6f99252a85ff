import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { resetApiConfig } from '@ritual/shared/http';
// Not from the index: it would add the response cache to the first script of every page.
import { clearResponseCache } from '../http/response-cache.ts';
import { mockServer, mockStore } from '@ritual/shared/mocks/node';

/** Mocks for the tests of a file, reset before each; an unknown call fails the test. */
export function installMocks(): void {
  beforeAll(() => mockServer.listen());
  afterEach(() => {
    mockServer.resetHandlers();
    mockStore.reset();
    resetApiConfig();
    clearResponseCache();
    globalThis.localStorage?.clear();
    globalThis.sessionStorage?.clear();
  });
  afterAll(() => mockServer.close());
}
