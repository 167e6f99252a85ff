import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { tokenStore } from './tokens.ts';

let data = '';
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'tokens-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const catalog = { team: 'catalog-team', remotes: ['catalog'], createdBy: 'tess' };
const file = () => path.join(data, 'registry/tokens.json');

test('a token is found by its text, which is not stored', async () => {
  const tokens = tokenStore(data);
  const { token, text } = await tokens.create(catalog);
  expect(token).toMatchObject(catalog);
  expect(tokens.find(text)).toEqual(token);
  expect(tokens.list()).toEqual([token]);
  expect(readFileSync(file(), 'utf8')).not.toContain(text.slice(13));
});

test('a text of another secret, of no secret or of another shape is no token', async () => {
  const tokens = tokenStore(data);
  expect(tokens.find('rop_00000000_x')).toBeUndefined();
  const [{ text }, other] = [await tokens.create(catalog), await tokens.create(catalog)];
  const swapped = text.slice(0, 13) + other.text.slice(13);
  for (const wrong of [swapped, text.slice(0, -1), `${text}x`, ` ${text}`, text.slice(0, 12), '']) {
    expect(tokens.find(wrong)).toBeUndefined();
  }
});

test('a revoked token is no token any more; the others stay', async () => {
  const tokens = tokenStore(data);
  const [first, second] = await Promise.all([tokens.create(catalog), tokens.create(catalog)]);
  expect(await tokens.revoke(first.token.id)).toEqual(first.token);
  expect(await tokens.revoke(first.token.id)).toBeUndefined();
  expect(tokens.find(first.text)).toBeUndefined();
  expect(tokens.find(second.text)).toEqual(second.token);
});

test('a file that is not one of tokens is an error that says what to do', async () => {
  const tokens = tokenStore(data);
  const { text } = await tokens.create(catalog);
  writeFileSync(file(), '{"schema":1,"tokens":[{"id":"x"}]}');
  expect(() => tokens.find(text)).toThrow(/tokens\.json is malformed at 'tokens\.0\.id'.*create new tokens/s);
});
