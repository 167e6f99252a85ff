import { layers } from '../../../../shared/theme/tokens.ts';
import { inBrowsers, type Candidate } from '../candidate.ts';
import { listed, type GateCheck } from '../gate-check.ts';
import type { Problem } from '../problem.ts';
import type { ScriptFacts } from '../../../contract/scripts/scan-script.ts';

/** Order within a component's own stacking context needs no layer. */
const ownDepth = 2;
const hostLayers: readonly number[] = Object.values(layers);

export const styles: GateCheck = {
  what: 'styles',
  reads: 'scripts',
  compares: false,
  problemsOf: (candidate) => {
    const { label, release } = candidate;
    const withoutId = [...Object.values(candidate.web), candidate.node].some((facts) => facts.withoutId > 0);
    const foreign = inBoth(candidate, (facts) => facts.styleIds).filter(
      (id) => !id.startsWith(`${release.name}__`) && !id.startsWith('shared__'),
    );
    const global = inBoth(candidate, (facts) => facts.globalStyles);
    const leaving = inBoth(candidate, (facts) => facts.leaving);
    const depths = inBoth(candidate, (facts) => facts.depths).filter(
      (depth) => Math.abs(depth) > ownDepth && !hostLayers.includes(depth),
    );
    return [
      ...problem(
        withoutId,
        'STYLE_ID_MISSING',
        `${label} has styled components without an id from the build: their class names differ between server and browser.`,
        'Compile with @swc/plugin-styled-components (ssr: true).',
      ),
      ...problem(
        foreign.length > 0,
        'STYLE_ID_FOREIGN',
        `${label} has styled components whose ids do not begin with its name: ${listed(foreign.slice(0, 5))}; another remote may have the same.`,
        `Compile its sources with the namespace '${release.name}'.`,
      ),
      ...problem(
        global.length > 0,
        'STYLE_GLOBAL',
        `${label} has styles for the whole page: ${listed(global)}.`,
        'Style its own components; what the whole page needs belongs to the shell.',
      ),
      ...problem(
        leaving.length > 0,
        'STYLE_LEAVES',
        `${label} has selectors of elements outside its components: ${listed(leaving)}.`,
        'Select the component itself and what is below it.',
      ),
      ...problem(
        depths.length > 0,
        'STYLE_DEPTH',
        `${label} has a z-index that is no layer of the host: ${listed(depths)}.`,
        `Write z('…') of the theme (${listed(hostLayers)}), or at most ${String(ownDepth)} within a component.`,
      ),
    ];
  },
  fulfilled: (candidate) =>
    `${String(inBoth(candidate, (facts) => facts.styleIds).length)} styled components, all within the region`,
};

const inBoth = <Item>(candidate: Candidate, list: (facts: ScriptFacts) => readonly Item[]) => [
  ...new Set([...inBrowsers(candidate, list), ...list(candidate.node)]),
];

const problem = (
  isOne: boolean,
  code: Problem['code'],
  reason: string,
  advice: string,
): readonly Problem[] => (isOne ? [{ code, reason, advice }] : []);
