import type { Ref } from 'react';
import { styled } from 'styled-components';
import { carrierOfNumber, carriers } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, Select } from '@ritual/shared/ui';
import { phone } from '../../../admin/index.ts';
import { numberHint } from '../orders/ship/tracking-field.tsx';

const Fields = styled.div`
  display: grid;
  grid-template-columns: 180px minmax(0, 1fr);
  gap: ${space(3, 3)};
  padding-block-start: ${space(3)};
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Chosen where the carrier is named by hand. */
export const otherCarrier = 'other';
const options = [
  ...carriers.map((name) => ({ value: name, label: name })),
  { value: otherCarrier, label: 'Another' },
];

interface CarrierFieldsProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly number: string;
  readonly onNumber: (number: string) => void;
  /** '': not chosen, and not told by the number. */
  readonly carrier: string;
  readonly onCarrier: (carrier: string) => void;
  readonly named: string;
  readonly onNamed: (name: string) => void;
  readonly problems: { readonly tracking?: string; readonly carrier?: string };
}

/** Carrier and tracking number of a parcel; the carrier is filled in where the form of the number is known, and never guessed. */
export function CarrierFields({
  ref,
  number,
  onNumber,
  carrier,
  onCarrier,
  named,
  onNamed,
  problems,
}: CarrierFieldsProps) {
  const known = carrierOfNumber(number);
  return (
    <Fields>
      <Select
        size="compact"
        label="Carrier"
        name="carrier"
        {...(carrier === '' && { placeholder: 'Choose' })}
        options={options}
        value={carrier}
        error={carrier === '' ? problems.carrier : undefined}
        onChange={({ target }) => onCarrier(target.value)}
      />
      <Field
        ref={ref}
        size="compact"
        label="Tracking number"
        name="trackingNumber"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
        value={number}
        error={problems.tracking}
        hint={known !== null && carrier !== known ? undefined : numberHint(number)}
        onChange={({ target }) => onNumber(target.value)}
      />
      {carrier === otherCarrier && (
        <Field
          size="compact"
          label="Name of the carrier"
          name="carrierName"
          autoComplete="off"
          maxLength={60}
          value={named}
          error={problems.carrier}
          onChange={({ target }) => onNamed(target.value)}
        />
      )}
    </Fields>
  );
}
