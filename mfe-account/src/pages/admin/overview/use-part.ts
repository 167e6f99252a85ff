import { useEffect, useRef, useState } from 'react';
import { useHost } from '@ritual/shared/federation';
import { useLooking, useLostRight } from '../../../admin/index.ts';

interface Got<Data> {
  readonly key: string;
  readonly turn: number;
  /** null: it failed. */
  readonly data: Data | null;
  readonly error: unknown;
}

export interface Part<Data> {
  /** null: not yet, or it failed. What was asked for before stays until another answer is there. */
  readonly data: Data | null;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly error: unknown;
  readonly again: () => void;
}

interface Asking<Data> {
  /** Another one is another question. */
  readonly key: string;
  readonly ask: (signal: AbortSignal) => Promise<Data>;
  /** Whether it is asked again every few seconds. */
  readonly live: boolean;
}

/** A part of the overview, loaded by itself: the others are shown without it. */
export function usePart<Data>({ key, ask, live }: Asking<Data>): Part<Data> {
  const { report } = useHost();
  const lostRight = useLostRight();
  const [got, setGot] = useState<Got<Data> | null>(null);
  const [turn, setTurn] = useState(0);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const abort = new AbortController();
    latest.current(abort.signal).then(
      (data) => setGot({ key, turn, data, error: null }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        if (!lostRight(error)) report(error, { where: 'overview' });
        setGot({ key, turn, data: null, error });
      },
    );
    return () => abort.abort();
  }, [key, turn, lostRight, report]);
  useLooking(async (signal) => {
    if (!live) return false;
    const data = await ask(signal);
    if (!signal.aborted)
      setGot((before) =>
        before?.key === key && before.data !== data ? { ...before, data, error: null } : before,
      );
    return undefined;
  });
  const current = got?.key === key && got.turn === turn;
  return {
    data: got?.data ?? null,
    loading: !current,
    failed: current && got.data === null,
    error: got?.error ?? null,
    again: () => setTurn((before) => before + 1),
  };
}
