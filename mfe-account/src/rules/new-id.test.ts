import { expect, test } from '@jest/globals';
import { newId } from './new-id.ts';

test('every id is a UUID of its own, as the contract takes it', async () => {
  const { uuid } = await import('@ritual/shared/contract');
  const ids = Array.from({ length: 50 }, newId);
  for (const id of ids) expect(uuid.safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(50);
});
