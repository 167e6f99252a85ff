import type { ComponentType } from 'react';
import type { Host, SlotFilling } from '@ritual/shared/federation';
import type { RemoteLoader } from './remote-loader.ts';
import { SlotBoundary } from './slot-boundary.tsx';
import type { Slots } from './slots.ts';
import type { Snapshot } from './snapshot.ts';

export interface FillSlotsOptions {
  readonly slots: Slots;
  readonly snapshot: Snapshot;
  readonly loader: Pick<RemoteLoader, 'load' | 'isLive'>;
  readonly report: Host['report'];
}

/**
 * Loads what remotes fill the slots of this page with: for each slot once, when the page first asks for it. Started some time after
 * hydration. A filling that cannot be loaded is left out, one that throws is taken away everywhere; both are reported once.
 */
export function fillSlots({ slots, snapshot, loader, report }: FillSlotsOptions): void {
  const asked = new Set<string>();
  const look = () => {
    for (const name of Object.keys(slots.getState())) {
      if (asked.has(name)) continue;
      asked.add(name);
      for (const remote of remotesOf(name)) {
        load(name, remote).catch((error: unknown) => report(error, { slot: name, remote }));
      }
    }
  };
  slots.subscribe(look);
  look();

  function remotesOf(name: string): readonly string[] {
    return Object.entries(snapshot.remotes).flatMap(([remote, { slots: filled }]) =>
      filled.includes(name) ? remote : [],
    );
  }

  async function load(name: string, remote: string): Promise<void> {
    const { slots: filled } = await loader.load(remote);
    const loadComponent = (filled as Readonly<Record<string, () => Promise<ComponentType>>> | undefined)?.[
      name
    ];
    if (!loadComponent) {
      // The release before, which the loader fell back to, may not have known the slot.
      if (!loader.isLive(remote)) return;
      throw new Error(`The remote '${remote}' does not fill the slot '${name}' as its release says.`);
    }
    // As for a page's chunk: one lost request is not the end.
    const Filling = await loadComponent().catch(loadComponent);
    let failed = false;
    const takeAway = (error: unknown) => {
      change(name, (fillings) => fillings.filter((filling) => filling.remote !== remote));
      // Each place that shows it reports.
      if (!failed) report(error, { slot: name, remote });
      failed = true;
    };
    const Component = (props: object) => (
      <SlotBoundary fallback={null} report={takeAway}>
        <Filling {...props} />
      </SlotBoundary>
    );
    // In the same order in every visit, whichever comes first.
    change(name, (fillings) =>
      [...fillings, { remote, Component }].sort((one, other) => (one.remote < other.remote ? -1 : 1)),
    );
  }

  function change(name: string, to: (fillings: readonly SlotFilling[]) => readonly SlotFilling[]): void {
    slots.setState((state) => ({ [name]: to(state[name] ?? []) }));
  }
}
