import { inBrowsers, type Candidate } from '../candidate.ts';
import { listed, type GateCheck } from '../gate-check.ts';
import type { ScriptFacts } from '../../../contract/scripts/scan-script.ts';

export const bothBuilds: GateCheck = {
  what: 'both builds',
  reads: 'contract',
  compares: false,
  problemsOf: (candidate) => {
    const { node = [], web = [] } = candidate.release.contract?.routes ?? {};
    const onlyOne = [
      ...node.filter((route) => !web.includes(route)),
      ...web.filter((route) => !node.includes(route)),
      ...missing(candidate, (facts) => facts.offers),
      ...missing(candidate, (facts) => facts.styleIds),
    ];
    return onlyOne.length === 0
      ? []
      : [
          {
            code: 'BUILDS_DIFFER',
            reason: `The Node build of ${candidate.label} is not that of its scripts for browsers: one of them lacks ${listed(onlyOne.slice(0, 5))}.`,
            advice: 'Build both from the same sources, in one step.',
          },
        ];
  },
  fulfilled: () => 'Node build and scripts have the same pages and components',
};

/** What the Node build does not have: it is one file with everything, of which scripts for browsers leave out what they do not need. */
function missing(candidate: Candidate, list: (facts: ScriptFacts) => readonly string[]): readonly string[] {
  return inBrowsers(candidate, list).filter((name) => !list(candidate.node).includes(name));
}
