import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { plainTypes, read } from './plain-types.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plain-types-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The type of the props of a slot. */
function typeOf(props: string, around = ''): string | undefined {
  const [slots, events] = ['slots.ts', 'events.ts'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  writeFileSync(slots, `${around}\nexport interface SlotProps { readonly wall: ${props} }`);
  writeFileSync(events, 'export interface CartEvents {}');
  return read(slots, events).slots['wall'];
}

test.each([
  ['{ readonly a?: number; b: string | null }', '{ readonly a?: number; b: null | string }'],
  ['{ f: (one: Named, other?: number) => void }', '{ f: (one: { name: string }, other?: number) => void }'],
  ['{ list: readonly Named[]; at: Date }', '{ list: readonly ({ name: string })[]; at: Date }'],
  ["{ 'a-b': Color; c: boolean }", '{ "a-b": "red" | "blue"; c: boolean }'],
  ['{ a?: Named | null; b?: boolean | 1 }', '{ a?: null | { name: string }; b?: 1 | boolean }'],
  [
    '{ by: Record<string, Named>; of: ReadonlyMap<string, Named> }',
    '{ by: { [key: string]: { name: string } }; of: ReadonlyMap<string, { name: string }> }',
  ],
  [
    '{ pair: readonly [Named, number]; f: (...all: number[]) => Promise<Named> }',
    '{ pair: readonly [{ name: string }, number]; f: (...all: (number)[]) => Promise<{ name: string }> }',
  ],
  ['Named & { n: 1 }', '{ name: string; n: 1 }'],
])('%s is written out', (props, written) => {
  expect(typeOf(props, "interface Named { name: string }\ntype Color = 'red' | 'blue';")).toBe(written);
});

test.each([
  ['a type of a package', '{ node: ReactNode }', "import type { ReactNode } from 'react';"],
  ['any', '{ what: any }', ''],
  ['an enumeration', '{ what: Kind }', 'declare enum Kind { a, b }'],
  ['a function with a type of its own', '{ what: <T>(one: T) => T }', ''],
])('%s cannot be stated', (_name, props, around) => {
  expect(() => typeOf(props, around)).toThrow('plain data and functions');
});

test('a type that contains itself cannot be stated', () => {
  expect(() => typeOf('Tree', 'interface Tree { readonly children: readonly Tree[] }')).toThrow(
    'contains itself',
  );
});

test('the slots and events of the store can be stated', () => {
  const { slots, events } = plainTypes();
  expect(Object.keys(slots)).toContain('product-card');
  expect(Object.keys(events)).toContain('cart:added');
});
