import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { callRecordSchema, type CallRecord } from './call-record.ts';

const file = path.join(import.meta.dirname, 'recorded-calls.json');

/** The calls as they were when something was last added to them. */
export function readRecordedCalls(): CallRecord {
  return callRecordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function writeRecordedCalls(calls: CallRecord): void {
  // A line for each call: a change shows which one it is.
  const lines = Object.entries(calls).map(
    ([name, call]) => `  ${JSON.stringify(name)}: ${JSON.stringify(call)}`,
  );
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
