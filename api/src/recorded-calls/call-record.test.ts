import { expect, test } from '@jest/globals';
import { breaks, currentCalls, type CallRecord, type RecordedCall } from './call-record.ts';
import { readRecordedCalls } from './recorded-calls.ts';

/**
 * Releases that are live, that a rollback brings back or that are open in a browser make these calls. A sentence here is a break: keep
 * what they rely on beside what is new.
 */
test('nothing is taken from the calls that releases use', () => {
  expect(breaks(readRecordedCalls(), currentCalls(), new Date().toISOString().slice(0, 10))).toEqual([]);
});

test('what was added to the calls is recorded: node api/src/recorded-calls/record-calls.ts', () => {
  expect(readRecordedCalls()).toEqual(JSON.parse(JSON.stringify(currentCalls())));
});

const call: RecordedCall = {
  auth: 'cart',
  status: 200,
  body: { type: 'object', properties: { size: { type: 'string' } }, required: [] },
  response: { type: 'object', properties: { price: { type: 'number' } }, required: ['price'] },
};
const recorded: CallRecord = { 'POST /api/thing': call };
const after = (change: Partial<RecordedCall>): CallRecord => ({ 'POST /api/thing': { ...call, ...change } });

test.each<[string, CallRecord, string]>([
  ['a call', {}, 'POST /api/thing is gone. Keep it'],
  ['a status', after({ status: 201 }), 'POST /api/thing answers 201 instead of 200.'],
  ['who may call', after({ auth: 'user' }), "POST /api/thing needs 'user' instead of 'cart'."],
  [
    'a field that must be sent',
    after({ body: { ...call.body, required: ['size'] } }),
    'POST /api/thing refuses what releases send: body.size may be absent.',
  ],
  [
    'a query that must be sent',
    after({ query: { ...call.body, required: ['size'] } }),
    'POST /api/thing refuses what releases send: query.size may be absent.',
  ],
  [
    'a field of the answer',
    after({ response: { type: 'object', properties: {} } }),
    'POST /api/thing answers what releases do not accept: response.price may be absent.',
  ],
])('%s cannot be changed', (_name, next, sentence) => {
  expect(breaks(recorded, next, '2026-12-01')).toEqual([expect.stringContaining(sentence)]);
});

test.each<[string, CallRecord]>([
  ['a new call', { ...recorded, 'GET /api/other': call }],
  ['a query that may be left out', after({ query: { ...call.body } })],
  ['fewer rights', after({ auth: 'none' })],
  [
    'a further field',
    after({
      response: { ...call.response, properties: { price: { type: 'number' }, note: { type: 'string' } } },
    }),
  ],
])('%s may be added', (_name, next) => {
  expect(breaks(recorded, next, '2026-12-01')).toEqual([]);
});

test.each([
  [
    undefined,
    '2026-12-30',
    ['POST /api/thing ends on 2026-12-30, which is too early: on 2026-12-31 at the soonest.'],
  ],
  [undefined, '2026-12-31', []],
  ['2027-03-01', '2027-02-01', [expect.stringContaining('on 2027-03-01 at the soonest')]],
  ['2027-03-01', '2027-04-01', []],
])('a sunset on %s may become %s: %j', (before, sunset, sentences) => {
  const since = '2026-11-01';
  const known = before === undefined ? recorded : after({ deprecated: { since, sunset: before } });
  expect(breaks(known, after({ deprecated: { since, sunset } }), '2026-12-01')).toEqual(sentences);
});

test('a deprecated call may go after its sunset, not before', () => {
  const deprecated = after({ deprecated: { since: '2026-10-01', sunset: '2026-12-01' } });
  expect(breaks(deprecated, {}, '2026-12-01')).toEqual([
    'POST /api/thing is gone before its sunset on 2026-12-01.',
  ]);
  expect(breaks(deprecated, {}, '2026-12-02')).toEqual([]);
});
