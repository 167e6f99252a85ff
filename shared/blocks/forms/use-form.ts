import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type * as z from 'zod/mini';
import { errorMessage, isApiError } from '@ritual/shared/http';

type Values = Readonly<Record<string, string>>;
type Errors<Fields extends Values> = { readonly [Name in keyof Fields]?: string };

interface FormOptions<Fields extends Values, Parsed> {
  readonly initial: Fields;
  /** The contract's schema; its code is fetched at the first submit. */
  readonly schema: () => Promise<Pick<z.ZodMiniType<Parsed>, 'safeParse'>>;
  /** Throws what the form is to show. */
  readonly submit: (parsed: Parsed) => Promise<void>;
  /** Called with what `submit` threw, for the logs. */
  readonly onFailure?: (error: unknown) => void;
}

const firstPerField = (issues: readonly { path: string; message: string }[]): Record<string, string> =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [path, message]));

/** Fills the empty values with what stands in the fields. */
const withTyped =
  (fields: FormData) =>
  <Fields extends Values>(before: Fields): Fields => {
    const filled = Object.entries(before).map(([name, value]) => [name, value || (fields.get(name) ?? '')]);
    return Object.fromEntries(filled) as Fields;
  };

/**
 * A form over a schema of the contract: checked when submitted, what the API refuses is shown beside the same
 * fields, and what was typed is kept whatever happens, from before the page came alive on.
 */
export function useForm<Fields extends Values, Parsed>(options: FormOptions<Fields, Parsed>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<Errors<Fields>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  // Before anything is drawn again: React would put what it knows over what was typed until the page came alive.
  useLayoutEffect(() => {
    if (form.current) setValues(withTyped(new FormData(form.current)));
  }, []);

  const refuse = (found: Record<string, string>) => {
    setErrors(found);
    const [first] = Object.keys(values).filter((name) => name in found);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const run = async () => {
    // As it stands there: a form that is sent as soon as it is alive knows nothing yet of what was typed before.
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

  /** Fills in what was not typed here: a draft, what is known of the person. */
  const fill = (change: (before: Fields) => Partial<Fields>) =>
    setValues((before) => ({ ...before, ...change(before) }));

  /** Empties the form again, after what was typed has done its work. */
  const reset = () => setValues(options.initial);

  return {
    // Sent by the browser itself, before the page is alive, it would stand in the address, with the password in it.
    form: { ref: form, onSubmit: submit, noValidate: true, method: 'post' as const },
    field,
    values,
    fill,
    failure,
    pending,
    reset,
  };
}
