import { useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { AdminOrder, AdminParcel } from '@ritual/shared/contract';
import { correctParcel } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { carrierOfNumber } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { FormError } from '@ritual/shared/ui';
import { Action, DialogFoot, FormDialog, useUndo, type DialogForm } from '../../../admin/index.ts';
import { CarrierNameField } from '../orders/ship/carrier-name-field.tsx';
import { TrackingField } from '../orders/ship/tracking-field.tsx';
import { Words } from './lines.ts';
import { numberRefusals } from './number-refusals.ts';
import { useAct } from './use-act.ts';
import type { ChangeOrder } from './use-order.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

interface CorrectDialogProps {
  readonly order: AdminOrder;
  readonly parcel: AdminParcel;
  /** 'Parcel 1' */
  readonly name: string;
  readonly open: boolean;
  readonly change: ChangeOrder;
  readonly onClose: () => void;
}

/** Another carrier or number of a parcel that is under way. */
export function CorrectDialog({ open, ...rest }: CorrectDialogProps) {
  return (
    <FormDialog open={open} onClose={rest.onClose} title={`Correct number: ${rest.name}`} width="small">
      {(form) => open && <CorrectForm {...rest} {...form} />}
    </FormDialog>
  );
}

interface Problems {
  readonly tracking?: string;
  readonly carrier?: string;
}

interface CorrectFormProps
  extends Pick<CorrectDialogProps, 'order' | 'parcel' | 'name' | 'change'>, DialogForm {}

function CorrectForm({ order, parcel, name, change, onUnsaved, onClose, onDone }: CorrectFormProps) {
  const say = useUndo();
  const field = useRef<HTMLInputElement>(null);
  const carrierField = useRef<HTMLInputElement>(null);
  const [seen] = useState({ carrier: parcel.carrier, trackingNumber: parcel.trackingNumber });
  const [number, setNumber] = useState(seen.trackingNumber);
  // A carrier that the previous number has told says nothing of another number.
  const [before] = useState(() => (carrierOfNumber(seen.trackingNumber) === null ? seen.carrier : ''));
  const [named, setNamed] = useState(before);
  const [problems, setProblems] = useState<Problems>({});
  const { busy, problem, act } = useAct('dialog');
  const touched = number !== seen.trackingNumber || named !== before;
  useEffect(() => onUnsaved(touched), [touched, onUnsaved]);
  useEffect(() => field.current?.select(), []);

  const known = carrierOfNumber(number);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const carrier = known ?? named.trim();
    const isSame = number.trim() === seen.trackingNumber && carrier === seen.carrier;
    const found: Problems = {
      ...(number.trim() === '' && { tracking: 'Scan or enter the tracking number.' }),
      ...(isSame && { tracking: `This is the number that ${name} has already.` }),
      ...(number.trim() !== '' && carrier === '' && { carrier: 'Enter the carrier of this number.' }),
    };
    setProblems(found);
    if (found.tracking !== undefined) field.current?.focus();
    else if (found.carrier !== undefined) carrierField.current?.focus();
    if (Object.keys(found).length > 0) return;
    act('correct', async () => {
      const params = { id: order.id, parcelId: parcel.id };
      const body = { carrier, trackingNumber: number.trim(), seen };
      const corrected = await change('Correct the number', () =>
        api.call(correctParcel, { params, body }),
      ).catch((error: unknown) => {
        if (!numberRefusals.some((code) => isApiError(error, code))) throw error;
        setProblems({ tracking: errorMessage(error) });
        field.current?.select();
        return null;
      });
      if (!corrected) return;
      onDone();
      say({ words: `The number of ${name} is corrected; the customer gets an email` });
    });
  };

  return (
    <Form noValidate aria-label={`Correct the number of ${name}`} onSubmit={submit}>
      <Words>The customer gets an email with the new number and its link.</Words>
      {problem !== null && <FormError>{problem}</FormError>}
      <TrackingField
        ref={field}
        value={number}
        error={problems.tracking}
        onChange={setNumber}
        onScanned={setNumber}
      />
      {number.trim() !== '' && known === null && (
        <CarrierNameField ref={carrierField} value={named} error={problems.carrier} onChange={setNamed} />
      )}
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter" pending={busy !== null}>
          Correct the number
        </Action>
      </DialogFoot>
    </Form>
  );
}
