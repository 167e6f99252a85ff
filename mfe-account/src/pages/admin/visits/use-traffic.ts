import { useEffect, useState } from 'react';
import type { Traffic, TrafficPeriod } from '@ritual/shared/contract';
import { useHost } from '@ritual/shared/federation';
import { adminTraffic } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';

interface Loaded {
  readonly days: TrafficPeriod;
  readonly round: number;
  /** null: it could not be loaded. */
  readonly traffic: Traffic | null;
  readonly error: unknown;
}

/** Traffic of a period; the previous one stays displayed until it has loaded. */
export function useTraffic(days: TrafficPeriod) {
  const { report } = useHost();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const keep = (traffic: Traffic | null, error: unknown = null) => {
      if (!abort.signal.aborted) setLoaded({ days, round, traffic, error });
    };
    api.call(adminTraffic, { query: { days } }, { signal: abort.signal }).then(
      (traffic) => keep(traffic),
      (error: unknown) => {
        if (!abort.signal.aborted) report(error, { where: 'traffic' });
        keep(null, error);
      },
    );
    return () => abort.abort();
  }, [days, round, report]);
  const current = loaded?.days === days && loaded.round === round;
  return {
    traffic: loaded?.traffic ?? null,
    loading: !current,
    error: loaded?.error ?? null,
    failed: current && loaded.traffic === null,
    again: () => setRound((count) => count + 1),
  };
}
