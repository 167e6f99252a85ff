import { connect } from '@ritual/platform/database';

/**
 * Raises the stock of the legging that all buying tests use (product 101, pine, M). An unpaid order reserves its unit for half an
 * hour, so the demo's own stock would run out in a full run.
 */
export async function stockUp(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    const { rowCount } = await client.query(
      `update variants set on_hand = 10000 where product_id = 101 and color = 'pine' and size = 'M'`,
    );
    if (rowCount !== 1)
      throw new Error(
        'The demo catalog no longer has the legging in pine, M: see e2e/fixtures/store/products.ts.',
      );
  } finally {
    await client.end();
  }
}
