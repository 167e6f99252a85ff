import { startMocks } from '@ritual/shared/mocks/browser';
import { runStandalone } from '@ritual/shared/testing/standalone';
import { remote } from './remote.ts';

// In the store other remotes have the lists of products.
const someProducts = { path: '/', lazy: () => import('./testing/some-products.tsx') };

await runStandalone({ ...remote, routes: [...remote.routes, someProducts] }, { mocks: startMocks });
