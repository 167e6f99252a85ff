import { useMemo, useState } from 'react';
import { browserStorage } from '@ritual/shared/storage';
import { useHydrated } from '@ritual/shared/ui';
import { isMeasurements, type Measurements } from '../../rules/measurements.ts';

const key = 'rop.measurements';

export interface KeptMeasurements {
  /** Null without any, and on the server. */
  readonly measured: Measurements | null;
  readonly keep: (measured: Measurements) => void;
  readonly forget: () => void;
}

/** The shopper's measurements. They stay in this browser; where storage is refused, they last as long as the page. */
export function useMeasurements(): KeptMeasurements {
  const hydrated = useHydrated();
  const stored = useMemo(() => (hydrated ? browserStorage.read(key, isMeasurements) : null), [hydrated]);
  const [changed, setChanged] = useState<Measurements | null>();
  return {
    measured: changed === undefined ? stored : changed,
    keep: (measured) => {
      browserStorage.write(key, measured);
      setChanged(measured);
    },
    forget: () => {
      browserStorage.remove(key);
      setChanged(null);
    },
  };
}
