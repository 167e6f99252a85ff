import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type * as z from 'zod/mini';
import { errorMessage, isApiError } from '@ritual/shared/http';

type Values = Readonly<Record<string, string>>;
type Errors<Fields extends Values> = { readonly [Name in keyof Fields]?: string };

interface FormOptions<Fields extends Values, Parsed> {
  readonly initial: Fields;
  /** The contract's schema; its code is fetched at the first submit. */
  readonly schema: () => Promise<Pick<z.ZodMiniType<Parsed>, 'safeParse'>>;
  /** Throws the error that the form is to show. */
  readonly submit: (parsed: Parsed) => Promise<void>;
  /** Called with what `submit` threw, for the logs. */
  readonly onFailure?: (error: unknown) => void;
}

const firstPerField = (issues: readonly { path: string; message: string }[]): Record<string, string> =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [path, message]));

/** Fills empty values with what the fields contain. */
const withTyped =
  (fields: FormData) =>
  <Fields extends Values>(before: Fields): Fields => {
    const filled = Object.entries(before).map(([name, value]) => [name, value || (fields.get(name) ?? '')]);
    return Object.fromEntries(filled) as Fields;
  };

/**
 * A form over a schema of the contract: validated on submit, the API's errors are shown beside the same fields, and what was
 * typed always stays, even what was typed before hydration.
 */
export function useForm<Fields extends Values, Parsed>(options: FormOptions<Fields, Parsed>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<Errors<Fields>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  // Before the next render: React would overwrite what was typed before hydration with its own values.
  useLayoutEffect(() => {
    if (form.current) setValues(withTyped(new FormData(form.current)));
  }, []);

  const refuse = (found: Record<string, string>) => {
    setErrors(found);
    const [first] = Object.keys(values).filter((name) => name in found);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const run = async () => {
    // Read from the DOM: a form that is submitted right after hydration has no state of what was typed before.
    const given = form.current ? withTyped(new FormData(form.current))(values) : values;
    const schema = await options.schema();
    const checked = schema.safeParse(given);
    if (!checked.success) {
      refuse(
        firstPerField(checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))),
      );
      return;
    }
    await options.submit(checked.data);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setErrors({});
    setFailure(null);
    run()
      .catch((error: unknown) => {
        options.onFailure?.(error);
        const fields = isApiError(error) ? error.fields.filter(({ path }) => path in values) : [];
        if (fields.length > 0) refuse(firstPerField(fields));
        else setFailure(errorMessage(error));
      })
      .finally(() => setPending(false));
  };

  /** Props of the field of one value. */
  const field = (name: keyof Fields & string) => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      const { value } = event.target;
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });

  /** Fills in values that were not typed here: a draft, known data of the shopper. */
  const fill = (change: (before: Fields) => Partial<Fields>) => {
    const filled = Object.keys(change(values));
    setValues((before) => ({ ...before, ...change(before) }));
    // What was wrong with the value before is not said of the new one.
    setErrors(
      (before) =>
        Object.fromEntries(
          Object.entries(before).filter(([name]) => !filled.includes(name)),
        ) as Errors<Fields>,
    );
  };

  /** Clears the form after a successful submit. */
  const reset = () => setValues(options.initial);

  return {
    // Submitted by the browser before hydration, the values would be in the URL, including the password.
    form: { ref: form, onSubmit: submit, noValidate: true, method: 'post' as const },
    field,
    values,
    fill,
    failure,
    pending,
    reset,
  };
}
