import { useEffect, useState } from 'react';
import { useHost } from '@ritual/shared/federation';

export interface Answered<Data> {
  /** Of this question; null while it is being asked, or where it failed. */
  readonly data: Data | null;
  /** The answer before, until this one has come. */
  readonly last: Data | null;
  readonly error: unknown;
  readonly loading: boolean;
}

interface Kept<Data> {
  readonly key: string;
  readonly data: Data | null;
  readonly error: unknown;
}

/** Asks the API when the key changes. What the reader is told of as a refusal is not reported (`expected`). */
export function useAnswer<Data>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<Data>,
  expected: (error: unknown) => boolean = () => false,
): Answered<Data> {
  const { report } = useHost();
  const [kept, setKept] = useState<Kept<Data> | null>(null);
  const [last, setLast] = useState<Data | null>(null);
  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    ask(abort.signal).then(
      (data) => {
        if (abort.signal.aborted) return;
        setKept({ key, data, error: null });
        setLast(data);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        if (!expected(error)) report(error, { where: 'storefront' });
        setKept({ key, data: null, error });
      },
    );
    return () => abort.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says all that the question depends on
  }, [key, report]);
  const current = kept?.key === key ? kept : null;
  return {
    ...{ data: current?.data ?? null, error: current?.error ?? null, last },
    loading: key !== null && current === null,
  };
}
