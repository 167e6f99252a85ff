import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostModules } from '../../../shared/federation/host-api/host-api.ts';
import type { HostApiUse } from '../../../shared/federation/host-api/required-host-api.ts';
import { shellSlots } from '../../../shared/federation/slots.ts';
import { scanScript, type ScriptFacts } from '../../contract/scripts/scan-script.ts';
import type { Contract } from '../../contract/contract.ts';
import type { ReleaseFile } from '../../release/publish/release-file.ts';
import { evaluateNodeBuild, evaluateWebBuild } from './evaluate-pages.ts';
import { plainTypes, type TypesByName } from './plain-types.ts';

type WithoutFiles = Omit<Contract, 'sizes' | 'types'>;

/** The contract of a remote's finished build in a folder, except for the sizes and hashes of files. */
export async function contractOfRemote(
  dist: string,
  release: Pick<ReleaseFile, 'name' | 'version' | 'entry' | 'exposed' | 'files' | 'server'>,
  used: HostApiUse,
): Promise<WithoutFiles> {
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const inBrowsers = (file: string) => read(path.join('web', file));
  const scripts = Object.keys(release.files).map((file) => scanScript(inBrowsers(file)));
  const all = (list: 'calls' | 'offers' | 'publishes' | 'subscribes'): readonly string[] =>
    namesIn(scripts, list);
  const types = plainTypes();
  const evaluated = await evaluate(release, read(release.server.entry), inBrowsers);
  return {
    exposes: [...scanScript(inBrowsers(release.entry)).exposes],
    routes: { node: [...evaluated.node.pages], web: [...evaluated.web.pages] },
    slots: {
      offers: typesOf('slot', all('offers'), types.slots),
      fills: typesOf('slot', evaluated.web.fills, types.slots),
    },
    events: {
      publishes: typesOf('event', all('publishes'), types.events),
      subscribes: typesOf('event', all('subscribes'), types.events),
    },
    hostMembers: Object.fromEntries([...used].map(([module, members]) => [module, [...members].sort()])),
    calls: [...all('calls')],
  };
}

/** The contract of the shell: it provides all of the host API, whose modules send and hear all events. */
export function contractOfShell(scripts: readonly string[]): WithoutFiles {
  const { slots, events } = plainTypes();
  return {
    exposes: [],
    routes: { node: [], web: [] },
    slots: { offers: typesOf('slot', shellSlots, slots), fills: {} },
    events: { publishes: { ...events }, subscribes: { ...events } },
    hostMembers: Object.fromEntries(
      Object.entries(hostModules).map(([module, { members }]) => [
        module,
        Object.values(members).flat().sort(),
      ]),
    ),
    calls: [...namesIn(scripts.map(scanScript), 'calls')],
  };
}

function namesIn(scripts: readonly ScriptFacts[], list: 'calls' | 'offers' | 'publishes' | 'subscribes') {
  return [...new Set(scripts.flatMap((facts) => facts[list]))].sort();
}

function typesOf(kind: string, names: readonly string[], types: TypesByName): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const type = types[name];
      if (type !== undefined) return [name, type];
      const where = kind === 'slot' ? 'shared/federation/slots.ts' : 'shared/events';
      throw new Error(`The ${kind} '${name}' has no types: add it to ${where}.`);
    }),
  );
}

async function evaluate(
  release: Parameters<typeof contractOfRemote>[1],
  nodeBuild: string,
  inBrowsers: (file: string) => string,
) {
  try {
    const first = [release.entry, ...release.exposed].map(inBrowsers);
    return { node: evaluateNodeBuild(release, nodeBuild), web: await evaluateWebBuild(release, first) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The pages of ${release.name} cannot be read from its build: ${why}. A module may only define things while it is loaded; what needs a document, the network or the value of a hook belongs into a component or a loader.`,
      { cause: error },
    );
  }
}
