import type { Choice, ConflictField } from '../../../admin/index.ts';
import { formatPhone } from '../../../rules/format-phone.ts';

/** The form's values. */
export interface Fields extends Readonly<Record<string, string>> {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
}

/** What two people have made of the same fields. */
export interface Conflict {
  readonly was: Fields;
  readonly theirs: Fields;
  readonly yours: Fields;
  /** On which the next try is based. */
  readonly version: number;
}

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
};
const names = ['firstName', 'lastName', 'phone', 'email'] as const;

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

export const isChanged = (now: Fields, was: Fields): boolean => names.some((name) => now[name] !== was[name]);

const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string' || name === 'phone');

/** The details of PERSON_CHANGED; null if they are of another form. */
export function conflictIn(details: unknown): { current: Fields; version: number } | null {
  const { current, version } = (details ?? {}) as { readonly current?: unknown; readonly version?: unknown };
  return isGiven(current) && typeof version === 'number' ? { current: fieldsOf(current), version } : null;
}

/** What is chosen: at first theirs where only they have changed it, else yours. */
export const conflictFields = ({ was, theirs, yours }: Conflict): ConflictField[] =>
  names
    .filter((name) => theirs[name] !== yours[name])
    .map((name) => ({
      ...{ name, label: labels[name], was: was[name], theirs: theirs[name], yours: yours[name] },
      first: yours[name] === was[name] ? 'theirs' : 'yours',
    }));

export function merged({ theirs, yours }: Conflict, choice: Readonly<Record<string, Choice>>): Fields {
  const value = (name: (typeof names)[number]) => (choice[name] === 'theirs' ? theirs : yours)[name];
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    phone: value('phone'),
    email: value('email'),
  };
}
