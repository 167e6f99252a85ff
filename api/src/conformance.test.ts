import { describeConformance } from '@ritual/shared/testing/conformance';
import { startTestRegistry } from '@ritual/platform/registry-api/testing';
import { linkOf, refuseMails } from './testing/mail/mails.ts';
import { fulfil } from './testing/orders.ts';
import { startTestStore } from './testing/test-store.ts';

const describeApi = (name: string, prepared: boolean) =>
  describeConformance(name, async () => {
    const registry = await startTestRegistry();
    const store = await startTestStore({ prepared, registry });
    const baseUrl = await store.app.server.listen({ host: '127.0.0.1', port: 0 });
    return {
      baseUrl,
      publicUrl: store.app.deps.settings.publicUrl,
      stop: async () => {
        await store.close();
        await registry.close();
      },
      pay: async ({ sessionId }) => {
        await store.control(`sessions/${sessionId}/pay`, {});
      },
      linkOf: (email, kind) => linkOf(store.database.db, email, kind),
      refuseMails: () => refuseMails(store),
      fulfil: (orderId, state, at) => fulfil(store, orderId, state, at),
    };
  });

describeApi('the API', true);
describeApi('the API without prepared statements', false);
