import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { ParcelRow } from '@ritual/shared/contract';
import { carriers } from '@ritual/shared/kernel';
import { borderWidth, controlHeight, space } from '@ritual/shared/theme';
import { Field } from '@ritual/shared/ui';
import { Action, phone, role, Section, text } from '../../../admin/index.ts';
import { unknownForms, type UnknownForm } from '../../../rules/tracking-file.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 260px 132px;
  align-items: end;
  gap: ${space(2, 4)};
  padding-block: ${space(3)};
  border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
  & > p {
    align-self: center;
    ${text('body')}
    color: ${role('secondary')};
    overflow-wrap: anywhere;
  }
  & strong {
    color: ${role('text')};
  }
  & > button {
    min-height: ${controlHeight('compact')};
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface UnknownCarriersProps {
  readonly rows: readonly ParcelRow[];
  readonly busy: boolean;
  readonly onCarrier: (rows: readonly ParcelRow[], carrier: string) => void;
}

/** Asks once for each form of number that no carrier has. */
export function UnknownCarriers({ rows, busy, onCarrier }: UnknownCarriersProps) {
  return (
    <Section title="Whose numbers are these?">
      {unknownForms(rows).map((form) => (
        <Asked key={`${form.form} ${form.mistyped ?? ''}`} {...{ form, busy, onCarrier }} />
      ))}
    </Section>
  );
}

interface AskedProps extends Pick<UnknownCarriersProps, 'busy' | 'onCarrier'> {
  readonly form: UnknownForm;
}

function Asked({ form: { form, mistyped, rows }, busy, onCarrier }: AskedProps) {
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '') onCarrier(rows, name.trim());
  };
  const few = rows.slice(0, 3).map(({ trackingNumber }) => trackingNumber);
  const [first] = rows;
  return (
    <Form noValidate aria-label={`Carrier of ${form}`} onSubmit={submit}>
      <p>
        <strong>{few.join(', ')}</strong>
        {rows.length > few.length && ` and ${String(rows.length - few.length)} more`}
        {mistyped === null
          ? '. No carrier is known by this form.'
          : `. ${rows.length === 1 ? 'It looks like a number' : 'They look like numbers'} of ${mistyped}, but the check digit is wrong: look at the ${rows.length === 1 ? 'label' : 'labels'} first.`}
      </p>
      <Field
        size="compact"
        label={
          rows.length === 1
            ? `Carrier of row ${String(first?.row ?? '')}`
            : `Carrier of these ${String(rows.length)} rows`
        }
        autoComplete="off"
        maxLength={60}
        placeholder={carriers.join(', ')}
        value={name}
        error={missing ? 'Enter the carrier.' : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Action type="submit" pending={busy}>
        {rows.length === 1 ? 'Use it' : `Use for all ${String(rows.length)}`}
      </Action>
    </Form>
  );
}
