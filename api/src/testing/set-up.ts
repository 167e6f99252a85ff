import { afterAll, beforeAll } from '@jest/globals';
import type { Database } from '../db/client.ts';
import { startFleet, type Fleet } from './processes/fleet.ts';
import { openTestDatabase, startTestStore, type TestStore } from './test-store.ts';

/** The store of a test file: started before its first test, closed after its last. It must not be used before that. */
export function setUpTestStore(options?: Parameters<typeof startTestStore>[0]): TestStore {
  return duringTests(() => startTestStore(options));
}

/** The database of a test file, in the same way. */
export function setUpTestDatabase(): Database & { readonly url: string } {
  return duringTests(() => openTestDatabase());
}

/** Processes of the API on one database, in the same way. */
export function setUpFleet(): Fleet {
  return duringTests(startFleet);
}

function duringTests<Resource extends { readonly close: () => Promise<void> }>(
  open: () => Promise<Resource>,
): Resource {
  const resource = {} as Resource;
  let opened: Resource | undefined;
  beforeAll(async () => {
    opened = await open();
    Object.assign(resource, opened);
  });
  afterAll(() => opened?.close());
  return resource;
}
