import { formatPhone } from '../../../rules/format-phone.ts';

export const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
};
export type FieldName = keyof typeof labels;
const names = Object.keys(labels) as readonly FieldName[];

/** The form's values. */
export type Fields = Readonly<Record<FieldName, string>>;

/** As it goes to the API. */
export interface Given {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly email: string;
}

export const fieldsOf = ({ firstName, lastName, phone, email }: Given): Fields => ({
  ...{ firstName, lastName, email },
  phone: phone === null ? '' : formatPhone(phone),
});

const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string' || name === 'phone');

/** The details of PERSON_CHANGED; null if they are of another form. */
export function conflictIn(details: unknown): { current: Fields; version: number } | null {
  const { current, version } = (details ?? {}) as { readonly current?: unknown; readonly version?: unknown };
  return isGiven(current) && typeof version === 'number' ? { current: fieldsOf(current), version } : null;
}
