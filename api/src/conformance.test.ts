import { describeConformance } from '@ritual/shared/testing/conformance';
import { startTestRegistry } from '@ritual/platform/registry-api/testing';
import { sql } from './db/drizzle.ts';
import { sendRefunds } from './jobs/refunds.ts';
import { orderById } from './modules/ordering/records/orders.repository.ts';
import { openingToken } from './modules/opening-list/token.ts';
import { stopToken } from './modules/product-reviews/stop-mails.ts';
import { userByEmail } from './modules/users/repository.ts';
import { linkOf, refuseMails } from './testing/mail/mails.ts';
import { failRefunds, fulfil } from './testing/orders.ts';
import { startTestStore } from './testing/test-store.ts';

const describeApi = (name: string, prepared: boolean) =>
  describeConformance(name, async () => {
    const registry = await startTestRegistry();
    const store = await startTestStore({ prepared, registry });
    const sessionOf = async (orderId: string) =>
      (await orderById(store.database.db, orderId))?.sessionId ?? '';
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
      payWrongly: async ({ orderId, sessionId }) => {
        await store.database.db.execute(
          sql`update orders set total_cents = total_cents + 1, tax_cents = tax_cents + 1 where id = ${orderId}`,
        );
        await store.control(`sessions/${sessionId}/pay`, {});
      },
      dispute: async (orderId) => {
        await store.control(`sessions/${await sessionOf(orderId)}/dispute`, {});
        await store.deliver('charge.dispute.created');
      },
      warn: async (orderId) => {
        await store.control(`sessions/${await sessionOf(orderId)}/warn`, {});
        await store.deliver('radar.early_fraud_warning.created');
      },
      sendRefunds: async () => {
        await sendRefunds(store.app.deps);
      },
      failRefunds: (orderId) => failRefunds(store, orderId),
      linkOf: (email, kind) => linkOf(store.database.db, email, kind),
      stopTokenOf: async (email) =>
        stopToken(store.app.deps.settings, (await userByEmail(store.database.db, email))?.id ?? ''),
      openingTokenOf: async (email) => {
        const { rows } = await store.database.db.execute<{ id: string }>(
          sql`select id from opening_list where lower(email) = lower(${email})`,
        );
        return rows[0] && openingToken(store.app.deps.settings, rows[0].id);
      },
      closeShop: async () => {
        await store.database.db.execute(sql`update store_modes set opened_at = null`);
      },
      refuseMails: () => refuseMails(store),
      fulfil: (orderId, state, at) => fulfil(store, orderId, state, at),
    };
  });

describeApi('the API', true);
describeApi('the API without prepared statements', false);
