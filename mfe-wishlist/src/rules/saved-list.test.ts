import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  answered,
  isSaved,
  nothingSaved,
  pressed,
  refused,
  savedIds,
  sent,
  type Change,
  type SavedList,
} from './saved-list.ts';

const legging = 101;
const bra = 111;

const listOf = (...saved: number[]): SavedList => ({ ...nothingSaved, saved: new Set(saved) });
const saves = (productId: number) => ({ productId, saves: true });
const shown = (list: SavedList) => [legging, bra].filter((id) => isSaved(list, id));

test('a press shows at once and stays when the store confirms it', () => {
  const waiting = sent(pressed(listOf(bra), legging));
  expect(shown(waiting)).toEqual([legging, bra]);
  const confirmed = answered(waiting, {
    sentAt: waiting.time,
    productIds: [legging, bra],
    change: saves(legging),
  });
  expect(shown(confirmed)).toEqual([legging, bra]);
  expect(confirmed.wanted.size).toBe(0);
});

test('presses count as they show', () => {
  expect(savedIds(pressed(pressed(listOf(bra), legging), bra))).toEqual(new Set([legging]));
});

test('a refused press is taken back alone', () => {
  const waiting = sent(pressed(pressed(listOf(), legging), bra));
  expect(shown(refused(waiting, legging))).toEqual([bra]);
});

test('pressed twice before the answer: the answer to the first does not end the second', () => {
  const first = sent(pressed(listOf(), legging));
  const second = pressed(first, legging);
  expect(shown(second)).toEqual([]);
  const after = answered(second, { sentAt: first.time, productIds: [legging], change: saves(legging) });
  expect(shown(after)).toEqual([]);
  expect(after.wanted.get(legging)).toBe(false);
  expect(after.saved.has(legging)).toBe(true);
});

test('a list that was asked for before a press does not undo it', () => {
  const asked = sent(listOf());
  const waiting = sent(pressed(asked, legging));
  const beforeTheChange = { sentAt: asked.time, productIds: [] };
  expect(shown(answered(waiting, beforeTheChange))).toEqual([legging]);
  const confirmed = answered(waiting, {
    sentAt: waiting.time,
    productIds: [legging],
    change: saves(legging),
  });
  expect(shown(answered(confirmed, beforeTheChange))).toEqual([legging]);
});

test('a list that was asked for while a change was under way is not believed about it', () => {
  const changing = sent(pressed(listOf(), legging));
  const asked = sent(changing);
  const confirmed = answered(asked, { sentAt: changing.time, productIds: [legging], change: saves(legging) });
  // The store has answered this one before the change.
  expect(shown(answered(confirmed, { sentAt: asked.time, productIds: [bra] }))).toEqual([legging, bra]);
});

test('the answers to two changes may come in any order', () => {
  const one = sent(pressed(listOf(), legging));
  const two = sent(pressed(one, bra));
  // The store has changed `bra` first: its answer does not have the other.
  const toOne = { sentAt: one.time, productIds: [legging, bra], change: saves(legging) };
  const toTwo = { sentAt: two.time, productIds: [bra], change: saves(bra) };
  expect(shown(answered(answered(two, toOne), toTwo))).toEqual([legging, bra]);
  expect(shown(answered(answered(two, toTwo), toOne))).toEqual([legging, bra]);
});

test('of two lists the one that was asked for later counts', () => {
  const first = sent(listOf());
  const second = sent(first);
  const late = answered(second, { sentAt: second.time, productIds: [bra] });
  expect(shown(answered(late, { sentAt: first.time, productIds: [legging] }))).toEqual([bra]);
});

test('what another tab has changed arrives with the next list', () => {
  const asked = sent(listOf(legging));
  expect(shown(answered(asked, { sentAt: asked.time, productIds: [bra] }))).toEqual([bra]);
});

/** A call on its way: the store sees it at one moment, and its answer arrives at another. */
interface Call {
  readonly sentAt: number;
  readonly change?: Change;
  productIds?: readonly number[];
}

test('whatever order the store and the network choose, at the end the page shows what is saved', () => {
  const steps = fc.array(fc.record({ what: fc.constantFrom('press', 'ask', 'see', 'hear'), at: fc.nat() }), {
    maxLength: 60,
    size: 'max',
  });
  fc.assert(
    fc.property(steps, (all) => {
      const store = new Set<number>([bra]);
      let list = listOf(bra);
      let calls: Call[] = [];
      const send = (call: Omit<Call, 'sentAt'>) => {
        list = sent(list);
        calls.push({ ...call, sentAt: list.time });
      };
      const change = (productId: number) =>
        send({ change: { productId, saves: list.wanted.get(productId) === true } });
      const see = (call: Call) => {
        if (call.productIds) return;
        if (call.change?.saves) store.add(call.change.productId);
        else if (call.change) store.delete(call.change.productId);
        call.productIds = [...store];
      };
      const hear = (call: Call) => {
        see(call);
        calls = calls.filter((other) => other !== call);
        list = answered(list, { ...call, productIds: call.productIds ?? [] });
        const changed = call.change?.productId;
        if (changed !== undefined && list.wanted.has(changed)) change(changed);
      };
      for (const { what, at } of all) {
        const call = calls[at % Math.max(calls.length, 1)];
        if (what === 'press') {
          const productId = at % 2 === 0 ? legging : bra;
          const isUnderWay = list.wanted.has(productId);
          list = pressed(list, productId);
          if (!isUnderWay) change(productId);
        } else if (what === 'ask') send({});
        else if (call && what === 'see') see(call);
        else if (call) hear(call);
      }
      while (calls[0]) hear(calls[0]);
      expect(list.wanted.size).toBe(0);
      expect(shown(list)).toEqual([legging, bra].filter((id) => store.has(id)));
    }),
    { numRuns: 2_000 },
  );
});
