import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { resetApiConfig } from '@ritual/shared/http';
// Not through its door: with it the answers' store would come into every page's first script.
import { clearResponseCache } from '../http/response-cache.ts';
import { mockServer, mockStore } from '@ritual/shared/mocks/node';

/** Mocks for the tests of a file, as good as new before each; a call that they do not know fails the test. */
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
