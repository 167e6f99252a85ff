import { inBrowsers } from '../candidate.ts';
import { listed, type GateCheck } from '../gate-check.ts';

export const copies: GateCheck = {
  what: 'shared packages',
  reads: 'scripts',
  compares: false,
  problemsOf: (candidate) => {
    const found = [...new Set([...inBrowsers(candidate, (facts) => facts.copies), ...candidate.node.copies])];
    return found.length === 0
      ? []
      : [
          {
            code: 'PACKAGE_COPY',
            reason: `${candidate.label} brings its own copy of ${listed(found)}; a page must have only that of the shell.`,
            advice:
              'Take it from the share scope: shared without a fallback in the build for browsers, an external in the build for Node.',
          },
        ];
  },
  fulfilled: () => 'no second copy of what the shell provides',
};
