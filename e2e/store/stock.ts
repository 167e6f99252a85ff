import { connect } from '@ritual/platform/database';

/**
 * Pieces of the legging that every buying test takes (product 101, pine, M): as many as there can be tests. An
 * order that nobody pays holds its piece for half an hour, so the demo's own stock runs out in a full run.
 */
export async function stockUp(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    const { rowCount } = await client.query(
      `update variants set on_hand = 10000 where product_id = 101 and color = 'pine' and size = 'M'`,
    );
    if (rowCount !== 1) throw new Error('The demo has no legging in pine and M any more: see e2e/fixtures.');
  } finally {
    await client.end();
  }
}
