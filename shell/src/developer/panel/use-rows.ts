import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import type { Choices } from '@ritual/shared/federation/developer';
import { remoteFor } from '@ritual/shared/federation/remote-for';
import type { Snapshot } from '../../federation/snapshot.ts';
import type { Observed } from '../observe/observe.ts';
import { regionsOf } from '../page/regions.ts';
import { rowsOf, type Row } from '../page/rows.ts';
import { scriptsOf } from '../page/timings.ts';

/** Milliseconds between two looks at the page, which changes without telling. */
const lookEvery = 500;

/** The panel's rows, kept up to date. */
export function useRows(
  observed: Observed,
  snapshot: Snapshot,
  shellVersion: string,
  choices: Choices | undefined,
): readonly Row[] {
  useSyncExternalStore(observed.subscribe, observed.version);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const [firstOwner] = useState(() => remoteFor(location.pathname, snapshot.remotes));
  useEffect(() => {
    const timer = setInterval(lookAgain, lookEvery);
    return () => clearInterval(timer);
  }, []);
  return rowsOf({
    ...{ snapshot, observed, choices, shellVersion, firstOwner },
    regions: regionsOf(document, location.pathname, snapshot),
    scripts: scriptsOf(performance),
    address: location.href,
  });
}
