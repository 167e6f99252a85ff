import { useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { errorMessage, isApiError } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';
import { carrierOfNumber, mistypedNumberOf, type Units } from '@ritual/shared/kernel';
import { controlHeight, space } from '@ritual/shared/theme';
import { FormError } from '@ritual/shared/ui';
import { Action, phone, role, useAnnounce } from '../../../../admin/index.ts';
import { linesOf } from '../../../../rules/refund-amounts.ts';
import { numberRefusals } from '../../order/number-refusals.ts';
import { pieces } from '../order-words.tsx';
import { ParcelPieces } from './parcel-pieces.tsx';
import { CarrierNameField } from './carrier-name-field.tsx';
import { TrackingField } from './tracking-field.tsx';
import { unitsOf, type ShipRun, type Turn } from './use-ship-run.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${space(6)};
  align-items: start;
  padding-block-start: ${space(4)};
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Foot = styled.div`
  display: flex;
  justify-content: end;
  gap: ${space(2)};
  padding-block-start: ${space(5)};
  ${phone} {
    position: sticky;
    inset-block-end: 0;
    flex-direction: column-reverse;
    padding-block: ${space(3)};
    background: ${role('raised')};
    & > button {
      min-height: ${controlHeight('large')};
    }
  }
`;

interface Problems {
  readonly tracking?: string;
  readonly carrier?: string;
  readonly other?: string;
}

interface ParcelFormProps {
  readonly run: ShipRun;
  readonly turn: Turn;
  /** The carrier that was named last for a number whose form tells none; it is asked for once. */
  readonly lastCarrier: string;
  readonly onCarrier: (name: string) => void;
  /** Whether this is a further parcel of an order that leaves in several. */
  readonly several: boolean;
  readonly onSeveral: (several: boolean) => void;
}

/** The next parcel of an order: a scanner, or Enter, ships it and leads to the next order. */
export function ParcelForm({ run, turn, lastCarrier, onCarrier, several, onSeveral }: ParcelFormProps) {
  const announce = useAnnounce();
  const { report } = useHost();
  const field = useRef<HTMLInputElement>(null);
  const carrierField = useRef<HTMLInputElement>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [number, setNumber] = useState('');
  const [named, setNamed] = useState<string | null>(null);
  const [units, setUnits] = useState<Units>(turn.open);
  const [problems, setProblems] = useState<Problems>({});
  const { skip } = run;
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    // Wherever the focus is in the dialog.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'PageDown' || running.current) return;
      event.preventDefault();
      skip();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [skip]);

  const { order, open } = turn;
  const chosen = several ? units : open;
  const count = unitsOf(chosen);
  const left = unitsOf(open) - count;

  const submit = async (typed: string) => {
    if (running.current) return;
    const known = carrierOfNumber(typed);
    const mistyped = mistypedNumberOf(typed);
    // A digit that was mistyped is not hidden by what was said of other numbers.
    const carrier = known ?? (named ?? (mistyped ? '' : lastCarrier)).trim();
    const found: Problems = {
      ...(typed.trim() === '' && { tracking: 'Scan or enter the tracking number.' }),
      ...(typed.trim() !== '' && carrier === '' && { carrier: 'Enter the carrier of this number.' }),
      ...(count === 0 && { other: 'Choose at least one piece.' }),
    };
    setProblems(found);
    if (found.tracking !== undefined) field.current?.focus();
    else if (found.carrier !== undefined) carrierField.current?.focus();
    if (Object.keys(found).length > 0) return;
    running.current = true;
    setBusy(true);
    try {
      const parcel = { carrier, trackingNumber: typed.trim(), lines: linesOf(chosen) };
      const now = await run.ship(parcel);
      if (known === null) onCarrier(carrier);
      const rest = unitsOf(now.open);
      announce(
        rest === 0
          ? `${order.number} is shipped with ${carrier}`
          : `A parcel of ${order.number} is shipped, ${pieces(rest)} left`,
      );
    } catch (error) {
      if (!isApiError(error)) report(error, { where: 'ship orders' });
      const isNumber = numberRefusals.some((code) => isApiError(error, code));
      setProblems(isNumber ? { tracking: errorMessage(error) } : { other: errorMessage(error) });
      field.current?.focus();
      field.current?.select();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const known = carrierOfNumber(number);
  const mistyped = mistypedNumberOf(number);
  const isLast = run.at === run.of;
  return (
    <form
      noValidate
      aria-label={`Ship ${order.number}`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit(number);
      }}
    >
      <Columns>
        <ParcelPieces
          turn={turn}
          units={chosen}
          several={several}
          onSeveral={(is) => {
            onSeveral(is);
            setUnits(open);
          }}
          onUnits={setUnits}
        />
        <Fields>
          <TrackingField
            ref={field}
            value={number}
            error={problems.tracking}
            onChange={setNumber}
            onScanned={(found) => {
              setNumber(found);
              void submit(found);
            }}
          />
          {number.trim() !== '' && known === null && (
            <CarrierNameField
              ref={carrierField}
              value={named ?? (mistyped ? '' : lastCarrier)}
              error={problems.carrier}
              onChange={setNamed}
            />
          )}
          {problems.other !== undefined && <FormError>{problems.other}</FormError>}
        </Fields>
      </Columns>
      <Foot>
        <Action press="PageDown" onClick={skip}>
          Leave for later
        </Action>
        <Action type="submit" look="filled" press="Enter" pending={busy}>
          {`Ship ${pieces(count)}${left > 0 ? ', next parcel' : isLast ? '' : ', next order'}`}
        </Action>
      </Foot>
    </form>
  );
}
