import { incompatibility } from '../../../../shared/federation/compatibility/compatibility.ts';
import { hostModules } from '../../../../shared/federation/host-api/host-api.ts';
import type { ReleaseFile } from '../../publish/release-file.ts';
import { label } from '../../publish/read-release.ts';
import { listed, type GateCheck } from '../gate-check.ts';
import type { GateShell } from '../live/live-set.ts';
import type { Problem } from '../problem.ts';

/** Why a release does not run in a shell, by the version of the host API and the packages that it asks for. */
export function hostProblem(release: ReleaseFile, shell: GateShell): Problem | undefined {
  const version = incompatibility({ hostApi: release.hostApi }, shell);
  const problem = version ?? incompatibility(release, shell);
  if (problem === undefined) return undefined;
  return {
    code: version === undefined ? 'PACKAGE_VERSION' : 'HOST_API',
    reason: `${label(release)} ${problem}.`,
    advice:
      version === undefined
        ? 'Build it for the range in shared/federation/host-api, which every shell of this major version fulfills.'
        : 'What a release asks for is the least version that has the members it imports.',
  };
}

export const hostMembers: GateCheck = {
  what: 'host members',
  reads: 'contract',
  compares: true,
  problemsOf: ({ release, label: who }, { shells }) => {
    const used = Object.entries(release.contract?.hostMembers ?? {});
    return shells.flatMap(({ role, contract }) => {
      if (!contract) return [];
      const has = (module: string, member: string) => contract.hostMembers[module]?.includes(member) ?? false;
      const missing = used.flatMap(([module, members]) =>
        members
          .filter((member) => !has(module, member) && !isWholePackage(module, member))
          .map((member) => `${member} of ${module}`),
      );
      return missing.length === 0
        ? []
        : [
            {
              code: 'HOST_MEMBER' as const,
              reason: `${who} imports ${listed(missing)}, which the ${role} does not have.`,
              advice: 'Promote a shell that has it, or build the release without it.',
            },
          ];
    });
  },
  fulfilled: ({ release }) =>
    `${String(Object.values(release.contract?.hostMembers ?? {}).flat().length)} members, which the shell has`,
};

/** Libraries take React as a whole: the range of versions says what they can rely on. */
const isWholePackage = (module: string, member: string) =>
  member === '*' && hostModules[module]?.range !== undefined;
