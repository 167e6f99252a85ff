import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TokenStore } from './tokens.ts';
import { registryKinds, type TestRegistry } from './testing/registries.ts';

const catalog = { team: 'catalog-team', remotes: ['catalog'], createdBy: 'tess' };

describe.each(registryKinds)('tokens in %s', (_kind, open) => {
  let of: TestRegistry;
  let tokens: TokenStore;
  beforeAll(async () => {
    of = await open();
  });
  beforeEach(async () => {
    await of.empty();
    ({ tokens } = of.registry);
  });
  afterAll(() => of.end());

  test('a token is found by its text, which is not stored', async () => {
    const { token, text } = await tokens.create(catalog);
    expect(token).toMatchObject(catalog);
    expect(await tokens.find(text)).toEqual(token);
    expect(await tokens.list()).toEqual([token]);
    const stored = await of.stored('tokens');
    expect(stored).toContain(token.id);
    expect(stored).not.toContain(text.slice(13));
  });

  test('a text of another secret, of no secret or of another shape is no token', async () => {
    expect(await tokens.find('rop_00000000_x')).toBeUndefined();
    const [{ text }, other] = [await tokens.create(catalog), await tokens.create(catalog)];
    const swapped = text.slice(0, 13) + other.text.slice(13);
    for (const wrong of [swapped, text.slice(0, -1), `${text}x`, ` ${text}`, text.slice(0, 12), '']) {
      expect(await tokens.find(wrong)).toBeUndefined();
    }
  });

  test('a revoked token is no token any more; the others stay, also those that are created at once', async () => {
    const [first, second] = await Promise.all([tokens.create(catalog), tokens.create(catalog)]);
    expect(await tokens.revoke(first.token.id)).toEqual(first.token);
    expect(await tokens.revoke(first.token.id)).toBeUndefined();
    expect(await tokens.find(first.text)).toBeUndefined();
    expect(await tokens.find(second.text)).toEqual(second.token);
  });

  test('what is not one of tokens is an error that says what to do', async () => {
    const { text } = await tokens.create(catalog);
    await of.replace('tokens', '{"schema":1,"tokens":[{"id":"x"}]}');
    await expect(tokens.find(text)).rejects.toThrow(/is malformed at 'tokens\.0\.id'.*create new tokens/s);
  });
});
