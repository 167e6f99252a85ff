import type { GateCheck } from '../gate-check.ts';

/** What shells load from every remote. */
const loaded = './remote';

export const exposedModule: GateCheck = {
  what: 'exposed module',
  reads: 'contract',
  compares: false,
  problemsOf: ({ release, label, web }) =>
    web[release.entry]?.exposes.includes(loaded)
      ? []
      : [
          {
            code: 'EXPOSE_REMOVED',
            reason: `${label} does not expose '${loaded}', which every shell loads.`,
            advice: "Expose src/remote.ts under that name in the build's configuration.",
          },
        ],
  fulfilled: () => `it exposes ${loaded}`,
};
