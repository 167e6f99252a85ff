import { chartLimits } from '@ritual/shared/kernel';
import { Field } from '@ritual/shared/ui';

interface ColumnTitleProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly label: string;
  readonly writable: boolean;
}

/** What a column is called that is no measurement of the store's. */
export function ColumnTitle({ writable, label, ...field }: ColumnTitleProps) {
  return (
    <Field
      size="compact"
      label={label}
      hideLabel
      placeholder="Title"
      maxLength={chartLimits.title}
      autoComplete="off"
      disabled={!writable}
      {...field}
    />
  );
}
