import { useEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { OrderSummary, PackedOrder } from '@ritual/shared/contract';
import { space } from '@ritual/shared/theme';
import { Notice, ProgressBar } from '@ritual/shared/ui';
import { AdminDialog, Failure, role, text } from '../../../../admin/index.ts';
import { useLoaded } from '../../use-loaded.ts';
import { loadPacking } from '../../packing/load-packing.ts';
import { MethodWord } from '../order-words.tsx';
import { ParcelForm } from './parcel-form.tsx';
import { ShipSummary } from './ship-summary.tsx';
import { useShipRun } from './use-ship-run.ts';

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(0.5, 4)};
  padding-block-end: ${space(3)};
  & > h3 {
    ${text('section')}
  }
  & > p {
    ${text('body')}
    color: ${role('secondary')};
    overflow-wrap: anywhere;
  }
`;

const Waits = styled.p`
  min-height: 240px;
  ${text('body')}
  color: ${role('secondary')};
`;

const load = (numbers: string, signal: AbortSignal) => loadPacking(numbers.split(','), signal);

interface ShipDialogProps {
  readonly orders: readonly OrderSummary[];
  /** Orders as they are now. */
  readonly onShipped: (orders: readonly OrderSummary[]) => void;
  readonly onClose: () => void;
}

/** Ships the orders one by one. Escape leads to what was shipped so far, and from there out. */
export function ShipDialog({ orders, onShipped, onClose }: ShipDialogProps) {
  /** Ends the run when it is under way; false: there is nothing to end. */
  const end = useRef(() => false);
  const { data, error, again } = useLoaded(load, orders.map(({ number }) => number).join(','));
  return (
    <AdminDialog
      open
      width="wide"
      title={orders.length === 1 ? 'Ship an order' : `Ship ${String(orders.length)} orders`}
      onClose={() => {
        if (!end.current()) onClose();
      }}
    >
      {error !== null ? (
        <Failure what="The orders" error={error} onAgain={again} />
      ) : data === null ? (
        <Waits role="status">Loading what goes into the parcels…</Waits>
      ) : (
        <Run
          orders={data}
          waiting={orders.filter(({ queues }) => queues.includes('change-open')).map(({ id }) => id)}
          {...{ end, onShipped, onClose }}
        />
      )}
    </AdminDialog>
  );
}

interface RunProps extends Omit<ShipDialogProps, 'orders'> {
  readonly orders: readonly PackedOrder[];
  /** Ids of those with a change that waits for its payment. */
  readonly waiting: readonly string[];
  readonly end: RefObject<() => boolean>;
}

function Run({ orders, waiting, end, onShipped, onClose }: RunProps) {
  const run = useShipRun(orders, onShipped);
  const [lastCarrier, setLastCarrier] = useState('');
  const [several, setSeveral] = useState<string | null>(null);
  const { current } = run;
  const hasBegun =
    run.at > 1 || run.turns.some(({ parcels, refusal }) => parcels.length > 0 || refusal !== null);
  useEffect(() => {
    end.current = () => {
      if (current === null || !hasBegun) return false;
      run.stop();
      return true;
    };
  });
  if (!current) return <ShipSummary run={run} onClose={onClose} />;
  const { order, parcels } = current;
  const nth = order.parcels + parcels.length + 1;
  return (
    <>
      <Head>
        <h3>{order.number}</h3>
        <p>
          {run.at} of {run.of}
        </p>
        <p>
          {order.recipientName}, {order.city}, {order.state}. <MethodWord method={order.method} />
          {nth > 1 && `, parcel ${String(nth)}`}
        </p>
      </Head>
      {waiting.includes(order.id) && (
        <Notice tone="warning">
          A change of this order waits for its payment. It is dropped when a parcel leaves.
        </Notice>
      )}
      <ProgressBar label="Orders that had their turn" value={run.at - 1} max={run.of} />
      <ParcelForm
        key={`${order.id} ${String(parcels.length)}`}
        run={run}
        turn={current}
        lastCarrier={lastCarrier}
        onCarrier={setLastCarrier}
        several={several === order.id}
        onSeveral={(is) => setSeveral(is ? order.id : null)}
      />
    </>
  );
}
