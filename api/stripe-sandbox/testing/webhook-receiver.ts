import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { WEBHOOK_SECRET, closeAfterTest } from './start-sandbox.ts';

/** A store's webhook route: verifies each delivery with Stripe's library and answers as the test says. */
export async function receiveWebhooks() {
  const events: Stripe.Event[] = [];
  const arrivals: (() => void)[] = [];
  const answers: number[] = [];

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      events.push(Stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, WEBHOOK_SECRET));
      response.writeHead(answers.shift() ?? 200).end();
      for (const arrived of arrivals.splice(0)) arrived();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterTest(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  );
  const { port } = server.address() as AddressInfo;

  /** Resolves when so many deliveries have arrived in all. */
  const arrived = async (count: number): Promise<void> => {
    while (events.length < count) await new Promise<void>((resolve) => arrivals.push(resolve));
  };
  return {
    events,
    answers,
    url: `http://127.0.0.1:${port}/webhook`,
    arrived,
    types: () => events.map((e) => e.type),
  };
}
