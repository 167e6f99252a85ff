import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { AdminOrder } from '@ritual/shared/contract';
import { shipParcel } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { carrierOfNumber, openUnits, type Units } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { FormError, Stepper } from '@ritual/shared/ui';
import { Section, sendByKey, useAdminKeys, useUndo } from '../../../admin/index.ts';
import { openPieces } from '../../../rules/order-actions.ts';
import { linesOf } from '../../../rules/refund-amounts.ts';
import { MethodWord, pieces } from '../orders/order-words.tsx';
import { CarrierFields, otherCarrier } from './carrier-fields.tsx';
import { Line, Lines, Quiet, Said } from './lines.ts';
import { numberRefusals } from './number-refusals.ts';
import { Piece, pieceName } from './piece.tsx';
import { ShipFoot } from './ship-foot.tsx';
import { ShipByWords } from './ship-by.tsx';
import { useAct } from './use-act.ts';
import type { ChangeOrder } from './use-order.ts';
import { WaitingChange } from './waiting-change.tsx';

const Ready = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1, 3)};
`;

interface ShipPanelProps {
  readonly order: AdminOrder;
  readonly change: ChangeOrder;
  /** Goes to the order after it in the list, unless this one was left meanwhile; null: it is the last one. */
  readonly onNext: (() => void) | null;
}

interface Problems {
  readonly tracking?: string;
  readonly carrier?: string;
  readonly units?: string;
}

/** The next parcel: all that is open, less the pieces that are taken out of it for another one. */
export function ShipPanel({ order, change, onNext }: ShipPanelProps) {
  const say = useUndo();
  const form = useRef<HTMLFormElement>(null);
  const tracking = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState('');
  /** null: not chosen by hand, so the form of the number decides. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [named, setNamed] = useState('');
  const [taken, setTaken] = useState<Units>({});
  const [problems, setProblems] = useState<Problems>({});
  const { busy, problem, act } = useAct();

  const known = carrierOfNumber(number);
  const carrier = chosen ?? known ?? '';
  const open = order.items.filter((item) => openUnits(item) > 0);
  // A colleague may have shipped some of it meanwhile.
  const unitsIn = (id: string, most: number) => Math.min(taken[id] ?? most, most);
  const units: Units = Object.fromEntries(open.map((item) => [item.id, unitsIn(item.id, openUnits(item))]));
  const count = Object.values(units).reduce((sum, each) => sum + each, 0);
  const left = openPieces(order) - count;
  const nth = order.parcels.length + 1;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { nativeEvent } = event;
    const by = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter?.getAttribute('name') : null;
    const name = carrier === otherCarrier ? named.trim() : carrier;
    const found: Problems = {
      ...(number.trim() === '' && { tracking: 'Enter the tracking number.' }),
      ...(carrier === otherCarrier && name === '' && { carrier: 'Enter the carrier.' }),
      // An empty field may still tell it.
      ...(carrier === '' && number.trim() !== '' && { carrier: 'Choose the carrier of this number.' }),
      ...(count === 0 && { units: 'Choose at least one piece.' }),
    };
    setProblems(found);
    if (found.carrier !== undefined)
      form.current
        ?.querySelector<HTMLElement>(carrier === '' ? '[name="carrier"]' : '[name="carrierName"]')
        ?.focus();
    if (found.tracking !== undefined) tracking.current?.focus();
    if (Object.keys(found).length > 0) return;
    act('ship', async () => {
      const body = { carrier: name, trackingNumber: number, lines: linesOf(units) };
      const shipped = await change('Ship', () =>
        api.call(shipParcel, { params: { id: order.id }, body }),
      ).catch((error: unknown) => {
        if (!numberRefusals.some((code) => isApiError(error, code))) throw error;
        // What is wrong with the number itself stands at its field.
        setProblems({ tracking: errorMessage(error) });
        tracking.current?.focus();
        tracking.current?.select();
        return null;
      });
      if (!shipped) return;
      say({ words: `Parcel ${String(nth)} with ${pieces(count)} is shipped, and the customer is told` });
      // The number of the next parcel may have been scanned meanwhile.
      setNumber((now) => (now === number ? '' : now));
      setChosen((now) => (now === chosen ? null : now));
      setNamed((now) => (now === named ? '' : now));
      setTaken({});
      if (by === 'next') onNext?.();
    });
  };

  useAdminKeys('Ship', [
    {
      press: 's',
      label: 'Ship',
      run: () => {
        tracking.current?.scrollIntoView({ block: 'center' });
        tracking.current?.focus();
      },
    },
  ]);

  return (
    <Section
      title={`Parcel ${String(nth)}`}
      actions={
        <Ready>
          <Quiet>
            {pieces(count)}, ready to pack, <MethodWord method={order.method} />
          </Quiet>
          {order.shipBy !== null && <ShipByWords day={order.shipBy} />}
        </Ready>
      }
    >
      <WaitingChange order={order} />
      <form
        ref={form}
        noValidate
        aria-label={`Ship parcel ${String(nth)}`}
        onSubmit={submit}
        onKeyDown={sendByKey}
      >
        <Lines>
          {open.map((item) => {
            const most = openUnits(item);
            return (
              <Line key={item.id}>
                <Piece item={item} />
                <Said>
                  {most > 1 || open.length > 1 ? (
                    <Stepper
                      label={`Pieces of ${pieceName(item)}`}
                      min={0}
                      max={most}
                      value={unitsIn(item.id, most)}
                      onChange={(value) => setTaken((before) => ({ ...before, [item.id]: value }))}
                    />
                  ) : (
                    '1'
                  )}
                  {most > 1 && <span>of {most}</span>}
                </Said>
              </Line>
            );
          })}
        </Lines>
        {problems.units !== undefined && <FormError>{problems.units}</FormError>}
        <CarrierFields
          ref={tracking}
          {...{ number, carrier, named, problems }}
          onNumber={setNumber}
          onCarrier={setChosen}
          onNamed={setNamed}
        />
        {problem !== null && <FormError>{problem}</FormError>}
        <ShipFoot {...{ count, left }} busy={busy !== null} leadsOn={onNext !== null} />
      </form>
    </Section>
  );
}
