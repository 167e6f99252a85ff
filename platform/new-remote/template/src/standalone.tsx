import { startMocks } from '@ritual/shared/mocks/browser';
import { runStandalone } from '@ritual/shared/testing/standalone';
import { remote } from './remote.ts';

await runStandalone(remote, { mocks: startMocks });
