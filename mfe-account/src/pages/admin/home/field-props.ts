import type { ChangeEvent } from 'react';
import type { ContentPicture } from '@ritual/shared/kernel';
import type { Problems } from '../../../rules/content/problems.ts';

/** What the fields of one thing of the page need. */
export interface ThingProps<Thing> {
  readonly thing: Thing;
  /** 'slides.0' */
  readonly path: string;
  readonly problems: Problems;
  readonly onChange: (path: string, changes: Partial<Thing>) => void;
  /** Opens the choice of a picture for one of its fields. */
  readonly onPick: (pick: Pick) => void;
}

export interface Pick {
  readonly chosen: string;
  readonly onChoose: (picture: ContentPicture) => void;
}

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** Props of the field of one text of it. */
export function fieldProps<Thing extends object, Name extends keyof Thing & string>(
  { thing, path, problems, onChange }: Omit<ThingProps<Thing>, 'onPick'>,
  name: Name,
) {
  const at = `${path}.${name}`;
  const value = thing[name];
  return {
    ...{ size: 'compact' as const, name: at, autoComplete: 'off', error: problems[at] },
    value: typeof value === 'string' ? value : '',
    onChange: ({ target }: Typed) => onChange(at, { [name]: target.value } as unknown as Partial<Thing>),
  };
}
