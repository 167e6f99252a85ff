import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { Address } from '@ritual/shared/contract';
import { errorMessage, isApiError } from '@ritual/shared/http';
import { space } from '@ritual/shared/theme';
import { Button, Checkbox, Field, FormError } from '@ritual/shared/ui';

export type AddressValues = Omit<Address, 'id'>;

export interface AddressFormProps {
  /** Gets the address in the contract's format (state as a code). The form shows what it throws. */
  readonly onSubmit: (address: AddressValues) => Promise<unknown>;
  readonly submitLabel: string;
  /** The address to edit; empty fields if left out. */
  readonly initial?: Partial<AddressValues>;
  readonly onCancel?: () => void;
}

type Errors = Partial<Record<keyof AddressValues | 'form', string>>;

const Form = styled.form`
  container-type: inline-size;
  display: grid;
  gap: ${space(5)};
`;

const Row = styled.div`
  display: grid;
  gap: ${space(5)};
  /* By the width of the form: it is used in narrow dialogs and on wide pages. */
  @container (min-width: 340px) {
    grid-template-columns: 1fr 1fr;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 560px) {
    grid-template-columns: 2fr 1.4fr 1fr;
    > :first-child {
      grid-column: auto;
    }
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** A US address: validated by the contract on submit, errors beside their fields, what was typed stays. */
export function AddressForm({ onSubmit, submitLabel, initial = {}, onCancel }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<AddressValues>({ ...empty, ...initial });
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState(false);

  // After the fields have rendered with their errors: focus the first of them. On a slow device that is later than the next
  // frame.
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [errors]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setErrors({});
    try {
      // The schemas are loaded on submit, not by every page that could show the form.
      const { addressInput } = await import('@ritual/shared/contract');
      const checked = addressInput.safeParse(values);
      if (checked.success) await onSubmit(checked.data);
      else setErrors(errorsOf(checked.error.issues));
    } catch (error) {
      setErrors(
        isApiError(error) && error.fields.length > 0 ? errorsOf(error.fields) : { form: errorMessage(error) },
      );
    } finally {
      setPending(false);
    }
  };
  const text = (name: TextName): Omit<ComponentProps<typeof Field>, 'label'> => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event) => setValues({ ...values, [name]: event.target.value }),
  });

  return (
    <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {errors.form !== undefined && <FormError>{errors.form}</FormError>}
      <Field label="Recipient name" autoComplete="shipping name" {...text('recipientName')} />
      <Field label="Street" autoComplete="shipping street-address" {...text('street')} />
      <Row>
        <Field label="City" autoComplete="shipping address-level2" {...text('city')} />
        <Field label="State" autoComplete="shipping address-level1" {...text('state')} />
        <Field label="ZIP code" autoComplete="shipping postal-code" inputMode="numeric" {...text('zip')} />
      </Row>
      {initial.isDefault !== true && (
        <Checkbox
          label="Use as my default address"
          checked={values.isDefault}
          onChange={(event) => setValues({ ...values, isDefault: event.target.checked })}
        />
      )}
      <Ways>
        <Button type="submit" pending={pending} pendingText="Saving…">
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Ways>
    </Form>
  );
}

const textNames = ['recipientName', 'street', 'city', 'state', 'zip'] as const;
type TextName = (typeof textNames)[number];
const empty: AddressValues = {
  recipientName: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  isDefault: false,
};

/** The first error of each field; errors without a field are shown above the form. */
function errorsOf(
  issues: readonly { readonly path: string | readonly PropertyKey[]; readonly message: string }[],
): Errors {
  const errors: Errors = {};
  for (const { path, message } of issues) {
    const key = typeof path === 'string' ? path : String(path[0] ?? '');
    const name = textNames.find((each) => each === key) ?? 'form';
    errors[name] ??= message;
  }
  return errors;
}
