import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createEventBus, type CartEvents } from '@ritual/shared/events';
import { observe } from './observe.ts';

interface Plugin {
  readonly init: (args: object) => void;
  readonly beforeRequest: (args: object) => void;
  readonly onLoad: (args: object) => void;
}
interface Hook {
  readonly inject: (renderer: object) => number;
  readonly renderers: ReadonlyMap<number, object>;
}
const globals = globalThis as unknown as {
  __FEDERATION__?: { readonly __GLOBAL_PLUGIN__: readonly Plugin[] };
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook;
};
const { warn, error } = console;

beforeEach(() => {
  console.warn = jest.fn();
  console.error = jest.fn();
});
afterEach(() => {
  Object.assign(console, { warn, error });
  delete globals.__FEDERATION__;
  delete globals.__REACT_DEVTOOLS_GLOBAL_HOOK__;
});

const begin = () => observe(window);

test('what the page reports is noted with its context, and still written to the console', () => {
  const write = console.warn;
  const seen = begin();
  const listener = jest.fn();
  seen.subscribe(listener);
  console.warn(new Error('It broke.', { cause: new Error('No answer.') }), { remote: 'catalog', try: 2 });
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('Nobody caught it.') }));
  expect(seen.errors).toMatchObject([
    { text: 'It broke. No answer.', context: 'remote: catalog, try: 2' },
    { text: 'Nobody caught it.', context: 'uncaught' },
  ]);
  expect(write).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a second React is noted; renderers are kept for the fast refresh of a remote that comes later', () => {
  const seen = begin();
  const hook = globals.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  const own = { version: '19.3.1' };
  hook?.inject(own);
  expect(seen.errors).toEqual([]);
  expect([...(hook?.renderers.values() ?? [])]).toEqual([own]);
  hook?.inject({ version: '18.2.0' });
  expect(seen.errors).toMatchObject([{ context: 'react' }]);
  expect(seen.errors[0]?.text).toContain('A second React (18.2.0)');
});

test('remotes are followed through the federation runtime, and so are who provides what and the cart', async () => {
  const seen = begin();
  const bus = createEventBus<CartEvents>();
  const [plugin] = globals.__FEDERATION__?.__GLOBAL_PLUGIN__ ?? [];
  plugin?.init({
    origin: {
      shareScopeMap: {
        default: { react: { '19.3.1': { from: 'shell' }, '18.2.0': { from: 'remote_sample_1_0_0' } } },
      },
      loadShare: () => Promise.resolve(() => ({ cartEvents: bus })),
    },
  });
  plugin?.beforeRequest({ id: 'catalog/remote' });
  plugin?.onLoad({ id: 'catalog/remote' });
  expect(seen.federation.loads.get('catalog')).toEqual({
    askedAt: expect.any(Number),
    startedAt: expect.any(Number),
  });
  expect(seen.federation.sharedPackages()).toEqual([
    { name: 'react', version: '19.3.1', from: 'shell' },
    { name: 'react', version: '18.2.0', from: 'remote_sample_1_0_0' },
  ]);
  await new Promise((resolve) => setTimeout(resolve));
  bus.emit('cart:changed', { totalItems: 3 });
  expect(seen.events).toMatchObject([{ name: 'cart:changed', payload: { totalItems: 3 } }]);
});
