import { inBrowsers } from '../candidate.ts';
import { listed, type GateCheck } from '../gate-check.ts';

export const contractHolds: GateCheck = {
  what: 'contract',
  reads: 'contract',
  compares: false,
  problemsOf: (candidate) => {
    const { contract } = candidate.release;
    if (!contract) return [];
    const unsaid = [
      ...except(
        inBrowsers(candidate, (facts) => facts.offers),
        Object.keys(contract.slots.offers),
      ),
      ...except(
        inBrowsers(candidate, (facts) => facts.publishes),
        Object.keys(contract.events.publishes),
      ),
      ...except(
        inBrowsers(candidate, (facts) => facts.subscribes),
        Object.keys(contract.events.subscribes),
      ),
      ...except(
        inBrowsers(candidate, (facts) => facts.calls),
        contract.calls,
      ),
    ];
    return unsaid.length === 0
      ? []
      : [
          {
            code: 'CONTRACT_UNTRUE',
            reason: `The scripts of ${candidate.label} use what its contract does not state: ${listed(unsaid)}.`,
            advice: 'Publish the release.json that the build has written, unchanged.',
          },
        ];
  },
  fulfilled: () => 'it states what the scripts use',
};

const except = (names: readonly string[], stated: readonly string[]) =>
  names.filter((name) => !stated.includes(name));
