// node api/src/recorded-calls/record-calls.ts: records the calls of the contract, after something was added to them. Refuses what would break
// releases that are live or open in a browser.
import { breaks, currentCalls } from './call-record.ts';
import { readRecordedCalls, writeRecordedCalls } from './recorded-calls.ts';

const calls = currentCalls();
const broken = breaks(readRecordedCalls(), calls, new Date().toISOString().slice(0, 10));
if (broken.length > 0) {
  console.error(`Not recorded:\n${broken.join('\n')}`);
  process.exitCode = 1;
} else {
  writeRecordedCalls(calls);
  console.log(`Recorded ${String(Object.keys(calls).length)} calls.`);
}
