import { useState } from 'react';
import type { NewParcel, OrderSummary, PackedOrder } from '@ritual/shared/contract';
import { shipParcel } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import { openUnits, type Units } from '@ritual/shared/kernel';
import { packingState } from '../../../../rules/pick-list.ts';
import { holdWords } from '../order-words.tsx';

type Handed = Pick<NewParcel, 'carrier' | 'trackingNumber'>;

/** What has become of an order in this run. */
export interface Turn {
  readonly order: PackedOrder;
  /** Units that are still to be shipped, by line. */
  readonly open: Units;
  /** Parcels that have left in this run. */
  readonly parcels: readonly Handed[];
  /** Why the last parcel was refused. */
  readonly refusal: string | null;
}

const nothingOpen = 'Nothing of it can be shipped now. Its page says why.';

export const unitsOf = (units: Units): number => Object.values(units).reduce((sum, each) => sum + each, 0);
export const isDone = ({ open }: Turn): boolean => unitsOf(open) === 0;

function turnOf(order: PackedOrder): Turn {
  const isReady = packingState(order) === 'ready';
  const open = order.items.filter((item) => item.open > 0).map((item) => [item.id, item.open] as const);
  return {
    ...{ order, parcels: [], open: Object.fromEntries(isReady ? open : []) },
    refusal: isReady
      ? null
      : order.hold === null
        ? nothingOpen
        : `${holdWords(order.hold)}. Release it first.`,
  };
}

export interface ShipRun {
  readonly turns: readonly Turn[];
  /** The order whose turn it is; null: all have had theirs. */
  readonly current: Turn | null;
  /** Which of how many it is, counted from 1. */
  readonly at: number;
  readonly of: number;
  /** Resolves with the order as it is then; throws why it was refused. */
  readonly ship: (parcel: NewParcel) => Promise<Turn>;
  readonly skip: () => void;
  /** Gives up the rest for now. */
  readonly stop: () => void;
  /** Begins anew with those that have not left. */
  readonly resume: () => void;
}

/** Goes through orders one by one; each parcel leaves before the next one is asked for, so that nothing is lost when the page closes. */
export function useShipRun(
  orders: readonly PackedOrder[],
  onShipped: (orders: readonly OrderSummary[]) => void,
): ShipRun {
  const [turns, setTurns] = useState<readonly Turn[]>(() => orders.map(turnOf));
  const waiting = (some: readonly Turn[]) =>
    some.filter((turn) => !isDone(turn)).map(({ order: { id } }) => id);
  const [{ queue, at }, setPlace] = useState(() => ({ queue: waiting(turns), at: 0 }));
  const current = turns.find(({ order: { id } }) => id === queue[at]) ?? null;

  const put = (turn: Turn) =>
    setTurns((before) => before.map((each) => (each.order.id === turn.order.id ? turn : each)));

  return {
    ...{ turns, current, at: at + 1, of: queue.length },
    ship: async (parcel) => {
      if (!current) throw new Error('No order has its turn.');
      const { id } = current.order;
      try {
        const now = await api.call(shipParcel, { params: { id }, body: parcel });
        const { carrier, trackingNumber } = parcel;
        const next: Turn = {
          ...{ ...current, refusal: null },
          parcels: [...current.parcels, { carrier, trackingNumber: trackingNumber.trim() }],
          open: Object.fromEntries(
            now.items.map((item) => [item.id, openUnits(item)] as const).filter(([, units]) => units > 0),
          ),
        };
        put(next);
        onShipped([now]);
        // Meanwhile it may have been left for later, or the run given up or begun anew.
        if (isDone(next)) setPlace((now) => (now.queue[now.at] === id ? { ...now, at: now.at + 1 } : now));
        return next;
      } catch (error) {
        put({ ...current, refusal: errorMessage(error) });
        throw error;
      }
    },
    skip: () => setPlace({ queue, at: at + 1 }),
    stop: () => setPlace({ queue, at: queue.length }),
    resume: () => {
      setTurns(turns.map((turn) => (isDone(turn) ? turn : { ...turn, refusal: null })));
      setPlace({ queue: waiting(turns), at: 0 });
    },
  };
}
