import { inBrowsers } from '../candidate.ts';
import { listed, type GateCheck } from '../gate-check.ts';

export const calls: GateCheck = {
  what: 'API calls',
  reads: 'scripts',
  compares: true,
  problemsOf: (candidate, live) => {
    const used = inBrowsers(candidate, (facts) => facts.calls);
    const missing = used.filter((call) => !live.calls.has(call));
    const ended = used.filter((call) => (live.calls.get(call) ?? live.today) < live.today);
    return [
      ...(missing.length > 0
        ? [
            {
              code: 'CALL_MISSING' as const,
              reason: `${candidate.label} makes calls that the API does not answer: ${listed(missing)}.`,
              advice: 'Start the API that has them first, or build the release without them.',
            },
          ]
        : []),
      ...(ended.length > 0
        ? [
            {
              code: 'CALL_ENDED' as const,
              reason: `${candidate.label} makes calls whose last day has passed: ${listed(ended.map((call) => `${call} (${live.calls.get(call) ?? ''})`))}.`,
              advice: 'Use the calls that have replaced them.',
            },
          ]
        : []),
    ];
  },
  fulfilled: (candidate) =>
    `${String(inBrowsers(candidate, (facts) => facts.calls).length)} calls, which the API answers`,
};
