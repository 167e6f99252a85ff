import { useRef, useState } from 'react';
import type { ParcelOutcome, ParcelRow } from '@ritual/shared/contract';
import { shipParcels } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';
import { useAnnounce } from '../../../admin/index.ts';
import { inCalls, readTrackingFile } from '../../../rules/tracking-file.ts';

/** Parcels of one call: it answers in time, and the person sees how far it is. */
const atOnce = 50;

export interface TriedRow {
  readonly row: ParcelRow;
  readonly outcome: ParcelOutcome;
  /** It has left in this import; until then the outcome is what would happen. */
  readonly isDone: boolean;
}

export interface TrackingImport {
  /** null: nothing was tried yet, or it could not be. */
  readonly tried: readonly TriedRow[] | null;
  readonly name: string;
  /** Lines without a number. */
  readonly empty: number;
  /** Why the file cannot be read. */
  readonly problem: string | null;
  /** Why the last call failed; nothing is lost. */
  readonly error: unknown;
  readonly busy: 'try' | 'ship' | null;
  readonly isDone: boolean;
  readonly read: (text: string, name: string) => void;
  /** Sets the carrier of rows whose number does not tell it. */
  readonly setCarrier: (rows: readonly ParcelRow[], carrier: string) => void;
  readonly ship: () => void;
  /** Makes the call that failed again. */
  readonly again: () => void;
  readonly reset: () => void;
}

interface State {
  readonly name: string;
  readonly rows: readonly ParcelRow[];
  readonly empty: number;
  readonly tried: readonly TriedRow[] | null;
  readonly problem: string | null;
  readonly error: unknown;
  readonly busy: TrackingImport['busy'];
  readonly isDone: boolean;
}

const start: State = {
  ...{ name: '', rows: [], empty: 0, tried: null, problem: null, error: null, busy: null, isDone: false },
};

export const willShip = ({ outcome, isDone }: TriedRow): boolean => outcome.outcome === 'shipped' && !isDone;
const parcels = (count: number): string => (count === 1 ? '1 parcel' : `${String(count)} parcels`);

/** A file of tracking numbers: read, tried without changing anything, then shipped. */
export function useTrackingImport(): TrackingImport {
  const { report } = useHost();
  const announce = useAnnounce();
  const [state, setState] = useState(start);
  const running = useRef(false);
  const set = (next: Partial<State>) => setState((before) => ({ ...before, ...next }));

  const call = async (busy: 'try' | 'ship', work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    set({ busy, error: null });
    try {
      await work();
    } catch (error) {
      report(error, { where: 'import tracking' });
      set({ error });
    } finally {
      running.current = false;
      set({ busy: null });
    }
  };

  const send = async (rows: readonly ParcelRow[], dryRun: boolean) =>
    (await api.call(shipParcels, { body: { dryRun, carrier: '', rows: [...rows] } })).rows;

  const tryOut = (rows: readonly ParcelRow[]) =>
    call('try', async () => {
      const outcomes: ParcelOutcome[] = [];
      for (const some of inCalls(rows, atOnce)) outcomes.push(...(await send(some, true)));
      const tried = rows.flatMap((row) => {
        const outcome = outcomes.find((each) => each.row === row.row);
        return outcome ? [{ row, outcome, isDone: false }] : [];
      });
      set({ tried });
      const refused = tried.filter(({ outcome }) => outcome.outcome === 'refused').length;
      announce(`${parcels(tried.filter(willShip).length)} to ship, ${String(refused)} refused`);
    });

  const ship = () =>
    call('ship', async () => {
      let tried = state.tried ?? [];
      const rows = tried.filter(willShip).map(({ row }) => row);
      for (const some of inCalls(rows, atOnce)) {
        const outcomes = await send(some, false);
        tried = tried.map((each) => {
          const outcome = outcomes.find(({ row }) => row === each.row.row);
          return outcome ? { ...each, outcome, isDone: true } : each;
        });
        set({ tried });
      }
      set({ isDone: true });
      const left = tried.filter(({ outcome, isDone }) => isDone && outcome.outcome === 'shipped').length;
      announce(`${parcels(left)} shipped`);
    });

  const { rows, tried } = state;
  return {
    ...state,
    read: (text, name) => {
      if (running.current) return;
      const file = readTrackingFile(text);
      if (typeof file === 'string') {
        set({ ...start, name, problem: file });
        return;
      }
      set({ ...start, name, rows: file.rows, empty: file.empty });
      void tryOut(file.rows);
    },
    setCarrier: (some, carrier) => {
      const named = rows.map((row) =>
        some.some(({ row: nth }) => nth === row.row) ? { ...row, carrier } : row,
      );
      set({ rows: named });
      void tryOut(named);
    },
    ship: () => void ship(),
    // While parcels leave nothing is tried anew: those that have left are known, and the others follow.
    again: () => void (tried?.some(willShip) ? ship() : tryOut(rows)),
    reset: () => {
      if (!running.current) setState(start);
    },
  };
}
