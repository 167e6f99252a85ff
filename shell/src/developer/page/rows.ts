import type { Choices } from '@ritual/shared/federation/developer';
import type { Snapshot, SnapshotRelease } from '../../federation/snapshot.ts';
import type { Observed } from '../observe/observe.ts';
import type { Region } from './regions.ts';
import { timingOf, type Timing } from './timings.ts';

/** A row of the panel's table: a region, or a remote that is not on this page. */
export interface Row {
  /** Unique in the table. */
  readonly id: string;
  readonly owner: string;
  readonly part: string;
  /** Who releases it; null: no token says. */
  readonly team: string | null;
  readonly version: string;
  /** What kind of version it is, other than the live one. */
  readonly note: '' | 'canary' | 'preview' | 'previous' | 'localhost' | 'excluded';
  readonly timing: Timing | undefined;
  readonly elements: readonly Element[];
  readonly here: boolean;
}

export interface RowSources {
  readonly snapshot: Snapshot;
  readonly regions: readonly Region[];
  readonly observed: Pick<Observed, 'answeredAt' | 'readyAt' | 'drawnAt' | 'federation'>;
  readonly scripts: Parameters<typeof timingOf>[0];
  readonly choices: Choices | undefined;
  readonly shellVersion: string;
  /** Address of the page, which the folders of releases are relative to. */
  readonly address: string;
  /** The remote of the page that the document was loaded with. */
  readonly firstOwner: string | undefined;
}

export function rowsOf(sources: RowSources): readonly Row[] {
  const { regions, snapshot } = sources;
  const here = regions.map((region) =>
    region.owner === 'shell' ? shellRow(sources, region) : remoteRow(sources, region),
  );
  const others = Object.keys(snapshot.remotes)
    .filter((name) => !regions.some(({ owner }) => owner === name))
    .map((owner) => remoteRow(sources, { owner, part: '', elements: [] }));
  return [...here, ...others];
}

function shellRow({ scripts, observed, choices, shellVersion, address }: RowSources, region: Region): Row {
  const base = new URL(`/releases/shell/${shellVersion}/`, address).href;
  const own = scripts.filter(({ name }) => !isOfPanel(name));
  const times = { startedAt: observed.answeredAt(), readyAt: observed.readyAt() };
  return {
    ...{ id: 'shell', owner: 'shell', part: '', team: choices?.shell.owner ?? null },
    ...{ version: shellVersion, note: '', here: true, elements: region.elements },
    timing: timingOf(own, base, times),
  };
}

/** Scripts of the panel itself; the shell with React's development build is the shell. */
const isOfPanel = (address: string) => /\/developer\/(?!main\.js)/.test(address);

function remoteRow(sources: RowSources, { owner, part, elements }: Region): Row {
  const { snapshot, scripts, observed, choices, address, firstOwner } = sources;
  const remote = snapshot.remotes[owner];
  const { previous } = remote ?? {};
  const used = (release: SnapshotRelease | undefined) =>
    release !== undefined && scripts.some(({ name }) => name.startsWith(new URL(release.base, address).href));
  const fellBack = used(previous) && observed.federation.loads.get(owner)?.startedAt !== undefined;
  const release = fellBack ? previous : remote;
  const times = {
    startedAt: observed.federation.loads.get(owner)?.startedAt,
    readyAt: owner === firstOwner ? observed.readyAt() : observed.drawnAt.get(owner),
  };
  return {
    ...{ id: part === '' ? owner : `${owner} / ${part}`, owner, part },
    team: choices?.remotes[owner]?.owner ?? null,
    version: release?.version ?? '',
    note: noteOf(),
    timing: release && timingOf(scripts, new URL(release.base, address).href, times),
    ...{ elements, here: elements.length > 0 },
  };

  function noteOf(): Row['note'] {
    if (remote?.excluded) return 'excluded';
    if (fellBack) return 'previous';
    const { chosen, remotes = {} } = choices ?? {};
    if (chosen?.localhost?.name === owner) return 'localhost';
    if (chosen && Object.hasOwn(chosen.remotes, owner)) return 'preview';
    return remotes[owner]?.canary === release?.version ? 'canary' : '';
  }
}
