import { expect, test as base } from '../fixtures/test.ts';
import { callService, type ServiceName } from '../store/service-control.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';

interface Fixtures {
  readonly services: {
    /** Ends a service like a crash, until the test starts it again or ends. */
    readonly kill: (name: ServiceName) => Promise<void>;
    readonly start: (name: ServiceName) => Promise<void>;
    /** Ends a service like a crash; the store starts it again by itself. */
    readonly crash: (name: ServiceName) => Promise<void>;
  };
}

export const test = base.extend<Fixtures>({
  services: async ({}, use) => {
    const killed = new Set<ServiceName>();
    const start = async (name: ServiceName) => {
      await callService(name, 'start');
      killed.delete(name);
    };
    await use({
      start,
      kill: async (name) => {
        killed.add(name);
        await callService(name, 'kill');
      },
      crash: (name) => callService(name, 'crash'),
    });
    for (const name of killed) await start(name);
  },
});

interface NetworkFixtures {
  /** The connection between browser and store: whole until a test spoils answers. */
  readonly network: Pick<FaultProxy, 'spoil' | 'repair' | 'spoiled'>;
}

/** What browser and shell say of scripts that they refused, as they should. */
const refused =
  /integrity|Failed to load resource|could not be loaded|ChunkLoadError|Failed to find|No answer within|Federation Runtime|preload|MIME type/i;

/** Tests whose browser reaches the store through a proxy that spoils answers. */
export const networkTest = base.extend<NetworkFixtures, { readonly faultProxy: FaultProxy }>({
  faultProxy: [
    async ({}, use) => {
      const proxy = await startFaultProxy();
      await use(proxy);
      proxy.close();
    },
    { scope: 'worker' },
  ],
  proxy: async ({ faultProxy }, use) => {
    await use({ server: faultProxy.address });
  },
  network: async ({ faultProxy, page, expectedNoise }, use) => {
    expectedNoise.push(refused);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await use(faultProxy);
    faultProxy.repair();
    expect(dialogs, 'foreign code has run').toEqual([]);
  },
});

export { expect };
