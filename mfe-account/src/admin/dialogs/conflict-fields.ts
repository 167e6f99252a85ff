import type { Choice, ConflictField } from './conflict-dialog.tsx';

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** What two people have made of the same fields. */
export interface Conflict<Name extends string> {
  readonly was: Values<Name>;
  readonly theirs: Values<Name>;
  readonly yours: Values<Name>;
  /** On which the next try is based. */
  readonly version: number;
}

/** Whether two forms differ in a field. */
export const differ = <Name extends string>(one: Values<Name>, other: Values<Name>): boolean =>
  namesOf(one).some((name) => one[name] !== other[name]);

/**
 * The fields that they have changed and that differ, and what is chosen at first: theirs where only they have changed it, else
 * yours. What only you have changed is no conflict, and counts. Where they have changed nothing that the form shows, all that
 * differs is listed.
 */
export const conflictFields = <Name extends string>(
  { was, theirs, yours }: Conflict<Name>,
  labels: Values<Name>,
): ConflictField[] => {
  const differing = namesOf(labels).filter((name) => theirs[name] !== yours[name]);
  const changed = differing.filter((name) => theirs[name] !== was[name]);
  return (changed.length > 0 ? changed : differing).map((name) => ({
    ...{ name, label: labels[name], was: was[name], theirs: theirs[name], yours: yours[name] },
    first: yours[name] === was[name] ? 'theirs' : 'yours',
  }));
};

/** A field with its values as the form shows them, not as they are stored. */
export const shownField = (field: ConflictField, words: (value: string) => string): ConflictField => ({
  ...field,
  ...{ was: words(field.was), theirs: words(field.theirs), yours: words(field.yours) },
});

/** All fields, as they were chosen. */
export const merged = <Name extends string>(
  { theirs, yours }: Conflict<Name>,
  choices: Readonly<Record<string, Choice>>,
): Values<Name> => ({
  ...yours,
  ...Object.fromEntries(
    namesOf(yours)
      .filter((name) => choices[name] === 'theirs')
      .map((name) => [name, theirs[name]]),
  ),
});

const namesOf = <Name extends string>(values: Values<Name>) => Object.keys(values) as Name[];
