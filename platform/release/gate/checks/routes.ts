import { confine } from '../../../../shared/federation/routes/confine.ts';
import { listed, type GateCheck } from '../gate-check.ts';

export const routes: GateCheck = {
  what: 'routes',
  reads: 'contract',
  compares: false,
  problemsOf: ({ release, label }) => {
    const { node = [], web = [] } = release.contract?.routes ?? {};
    const patterns = [...new Set([...node, ...web])].map((path) => ({ path }));
    const { stray } = confine(patterns, release.prefixes);
    return stray.length === 0
      ? []
      : [
          {
            code: 'ROUTE_OUTSIDE',
            reason: `${label} has pages outside its prefixes (${listed(release.prefixes)}): ${listed(stray)}.`,
            advice:
              "Move them below one of its prefixes, or add a prefix that no other remote has to the remote's definition.",
          },
        ];
  },
  fulfilled: ({ release }) =>
    `${String(release.contract?.routes.web.length ?? 0)} pages, all within its prefixes`,
};
