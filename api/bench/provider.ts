import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parse } from 'qs';

export const keys = { secretKey: 'sk_test_bench', webhookSecret: 'whsec_bench' };

export interface Provider {
  readonly address: string;
  /** The event, signed, that says that a page was paid. */
  readonly paid: (sessionId: string) => { readonly body: string; readonly signature: string };
  readonly close: () => Promise<void>;
}

interface Form {
  readonly metadata: { readonly order_id: string };
  readonly line_items: readonly {
    readonly quantity: string;
    readonly price_data: { readonly unit_amount: string };
  }[];
  readonly shipping_options: readonly {
    readonly shipping_rate_data: { readonly fixed_amount: { readonly amount: string } };
  }[];
}

/** What a purchase asks of the payment provider, and no more: the sandbox would cost more than what is measured. */
export async function startProvider(): Promise<Provider> {
  const sessions = new Map<string, object>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const form = parse(body) as unknown as Form;
      const amount = form.line_items.reduce(
        (sum, line) => sum + Number(line.quantity) * Number(line.price_data.unit_amount),
        Number(form.shipping_options[0]?.shipping_rate_data.fixed_amount.amount ?? 0),
      );
      const id = `cs_test_${String(process.pid)}_${String(sessions.size)}`;
      const session = {
        ...{ id, object: 'checkout.session', url: `http://localhost/${id}`, status: 'open' },
        ...{ payment_status: 'unpaid', amount_total: amount, currency: 'usd', livemode: false },
        ...{ metadata: form.metadata, payment_intent: null },
      };
      sessions.set(id, session);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(session));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    paid: (id) => {
      const paid = { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` };
      const body = JSON.stringify({
        ...{ id: `evt_${id}`, object: 'event', type: 'checkout.session.completed' },
        data: { object: { ...sessions.get(id), ...paid } },
      });
      const time = Math.floor(Date.now() / 1000);
      const signed = createHmac('sha256', keys.webhookSecret)
        .update(`${String(time)}.${body}`)
        .digest('hex');
      return { body, signature: `t=${String(time)},v1=${signed}` };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
