import { use } from 'react';
import { useGo } from '../forms/leave-guard.ts';
import { entries } from '../frame/entries.tsx';
import { KeyContext } from '../keys/use-admin-keys.ts';
import { useRights } from '../person/use-admin.ts';
import { sources } from './sources.ts';
import { leastLetters, useFound } from './use-found.ts';

/** At most so many results. */
const most = 10;

export interface Item {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly detail?: string;
  readonly press?: string;
  readonly act: () => void;
}

/** What fits what is typed: actions of this page, pages, and what the API has found; its groups in their order. */
export function useItems(typed: string) {
  const may = useRights();
  const go = useGo();
  // Signs of kinds that the person can find; what begins with another one is words.
  const kindsBySign = sources.filter(({ sign: of, right }) => of !== null && (right === null || may(right)));
  const signs = ['>', ...kindsBySign.map(({ sign: of }) => of)];
  const sign = signs.find((each) => each !== null && typed.startsWith(each)) ?? null;
  const words = (sign === null ? typed : typed.slice(1)).trim();
  const { items: found, pending } = useFound(words, sign);
  const fits = (label: string) => label.toLowerCase().includes(words.toLowerCase());

  const groups = use(KeyContext)?.groups() ?? [];
  const actions = groups
    // What concerns the selection and what was just done comes first.
    .toSorted((a, b) => Number(b.title === 'Actions') - Number(a.title === 'Actions'))
    .flatMap(({ title, keys }) =>
      keys
        .filter(({ press, quiet }) => !quiet && !press.startsWith('g ') && press !== '$mod+K')
        .map((key) => ({ ...key, title })),
    )
    .filter(({ label }) => fits(label))
    .map(({ press, label, title, run }): Item => {
      const act = () => run(new KeyboardEvent('keydown'));
      return { id: `${title} ${press}`, group: 'Actions', label, press, act };
    });
  const pages = entries
    .filter(({ right, label }) => (right === null || may(right)) && fits(label))
    .map(({ label, to, key }): Item => ({
      ...{ id: to, group: 'Pages', label, press: `g ${key}` },
      act: () => go(to),
    }));
  const things = found.map(({ id, kind, label, detail, to }): Item => ({
    ...{ id: `${kind} ${id}`, group: kind, label, detail },
    act: () => go(to),
  }));
  const all =
    sign === '>'
      ? actions
      : sign !== null
        ? things
        : words === ''
          ? [...pages, ...actions]
          : [...actions.slice(0, 4), ...things, ...pages];
  const some = all.slice(0, most);
  const kinds = [...new Set(some.map(({ group }) => group))];
  const shown = kinds.flatMap((kind) => some.filter(({ group }) => group === kind));
  const none =
    sign !== null && sign !== '>' && words.length < leastLetters
      ? 'Type two letters or more.'
      : words === ''
        ? 'Nothing to do here.'
        : pending
          ? 'One moment…'
          : `Nothing is found for “${words}”.`;
  return { kinds, shown, words, pending, none, kindsBySign };
}
