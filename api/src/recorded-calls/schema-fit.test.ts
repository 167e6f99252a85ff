import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { misfits } from './schema-fit.ts';

const schema = (shape: z.ZodType) => z.toJSONSchema(shape, { io: 'input' });
const text = z.string();

test.each<[string, z.ZodType, z.ZodType]>([
  ['the same', z.object({ a: text }), z.object({ a: text })],
  ['a further property', z.object({ a: text, b: text }), z.object({ a: text })],
  ['an optional property that is not sent', z.object({}), z.object({ a: text.optional() })],
  ['a property that is always sent', z.object({ a: text }), z.object({ a: text.optional() })],
  ['fewer values', z.enum(['a']), z.enum(['a', 'b'])],
  ['values of a text', z.enum(['a', 'b']), text],
  ['names of a longer list', text.regex(/^(a|b)$/), text.regex(/^(c|b|a)$/)],
  ['narrower limits', z.int().min(1).max(5), z.int().min(0).max(10)],
  ['an integer for a number', z.int(), z.number()],
  ['no null', text, text.nullable()],
  ['one of several', z.object({ kind: z.literal('a') }), z.union([z.object({ kind: z.literal('a') }), text])],
  ['a list of narrower items', z.array(z.enum(['a'])), z.array(text)],
  ['named properties of a dictionary', z.object({ a: text }), z.record(z.string(), text)],
  ['anything', z.object({ a: text }), z.unknown()],
])('%s is accepted', (_name, sent, accepted) => {
  expect(misfits(schema(sent), schema(accepted), 'body')).toEqual([]);
});

test.each<[z.ZodType, z.ZodType, string]>([
  [z.object({}), z.object({ a: text }), 'body.a may be absent'],
  [z.object({ a: text.optional() }), z.object({ a: text }), 'body.a may be absent'],
  [z.object({ a: text.nullable() }), z.object({ a: text }), 'body.a may be null'],
  [z.object({ a: z.number() }), z.object({ a: text }), 'body.a may be number'],
  [z.object({ a: text, b: text }), z.strictObject({ a: text }), 'body.b is not known'],
  [z.enum(['a', 'b', 'c']), z.enum(['a', 'b']), 'body may be "c"'],
  [text, z.enum(['a', 'b']), 'body is no longer one of ["a","b"]'],
  [text.max(20), text.max(10), 'body may exceed maxLength 10'],
  [text, text.min(1), 'body may exceed minLength 1'],
  [z.number(), z.int(), 'body may be number'],
  [text.regex(/a/), text.regex(/b/), 'body has another pattern'],
  [text.regex(/^(a|b)$/), text.regex(/^(a|c|d)$/), 'body has another pattern'],
  [text.regex(/^(a|b)$/), text.regex(/^(a|b|c)/), 'body has another pattern'],
  [text, z.uuid(), 'body has another pattern'],
  [text.regex(/a/).regex(/b/), text.regex(/a/).regex(/c/), 'body has another allOf'],
  [z.record(text, text), z.record(text.regex(/a/), text), 'a name in body has another pattern'],
  [z.array(z.object({ a: text.optional() })), z.array(z.object({ a: text })), 'body[].a may be absent'],
  [z.array(text).max(5), z.array(text).max(3), 'body may exceed maxItems 3'],
  [z.union([text, z.boolean()]), text, 'body may be boolean'],
  [z.record(z.string(), z.number()), z.record(z.string(), text), 'body.* may be number'],
  [z.unknown(), text, 'body may be anything'],
])('%#: not accepted', (sent, accepted, reason) => {
  expect(misfits(schema(sent), schema(accepted), 'body')).toContain(reason);
});
