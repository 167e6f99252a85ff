import type { Ref } from 'react';
import { carriers } from '@ritual/shared/kernel';
import { Field } from '@ritual/shared/ui';

interface CarrierNameFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (carrier: string) => void;
}

/** Asks who takes a parcel whose number has the form of no known carrier. */
export function CarrierNameField({ ref, value, error, onChange }: CarrierNameFieldProps) {
  return (
    <Field
      ref={ref}
      size="compact"
      label="Carrier"
      name="carrier"
      autoComplete="off"
      maxLength={60}
      value={value}
      error={error}
      hint={`The number tells no carrier: ${carriers.join(', ')} or another one.`}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
