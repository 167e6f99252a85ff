import { isBuiltin } from 'node:module';
import { builtInsOfRemotes } from '../../../../shared/federation/compatibility/built-ins.ts';
import { hostModules } from '../../../../shared/federation/host-api/host-api.ts';
import { listed, type GateCheck } from '../gate-check.ts';
import type { Problem } from '../problem.ts';

const allowed = `Releases may use ${listed([...builtInsOfRemotes].sort())}; files, processes and the network belong to the store.`;
const isAllowed = (name: string) =>
  Object.hasOwn(hostModules, name) || builtInsOfRemotes.has(name.replace(/^node:/, ''));

export const nodeModules: GateCheck = {
  what: 'Node modules',
  reads: 'scripts',
  compares: false,
  problemsOf: ({ label, node }): readonly Problem[] => {
    const names = node.requires.filter((name) => name !== null);
    const refused = names.filter((name) => !isAllowed(name));
    return [
      ...refused.map((name): Problem =>
        isBuiltin(name)
          ? {
              code: 'BUILT_IN',
              reason: `${label} asks for '${name}', which a release may not use.`,
              advice: allowed,
            }
          : {
              code: 'MODULE_UNKNOWN',
              reason: `${label} asks for '${name}', which the shell does not share.`,
              advice: 'Let the build for Node include it.',
            },
      ),
      ...(names.length < node.requires.length
        ? [
            {
              code: 'MODULE_COMPUTED' as const,
              reason: `${label} asks for a module whose name is computed.`,
              advice:
                'Write the name of the module as text, so that it can be compared with the list of allowed ones.',
            },
          ]
        : []),
      ...(node.process.length > 0
        ? [
            {
              code: 'PROCESS_MEMBER' as const,
              reason: `${label} uses process.${node.process.join(', process.')}, which releases do not get.`,
              advice: allowed,
            },
          ]
        : []),
    ];
  },
  fulfilled: ({ node }) =>
    `asks for ${listed(
      node.requires.filter((name): name is string => name !== null && !Object.hasOwn(hostModules, name)),
      'none of Node',
    )}`,
};
