import type { SeenError } from '../observe/observe-errors.ts';
import type { SharedPackage } from '../observe/observe-federation.ts';
import type { SeenEvent } from '../observe/observe.ts';
import { milliseconds } from './format.ts';

/** A line of a list: what it is, what is to be said about it, and where it comes from. */
export interface Line {
  readonly what: string;
  readonly more: string;
  readonly note: string;
  /** Something is wrong with it. */
  readonly wrong?: boolean;
}

/** A package that has two providers is there twice. */
export function sharedLines(packages: readonly SharedPackage[]): readonly Line[] {
  return packages.map((shared) => {
    const wrong = packages.some((other) => other !== shared && other.name === shared.name);
    return { what: `${shared.name} ${shared.version}`, more: '', note: `from ${shared.from}`, wrong };
  });
}

export const eventLines = (events: readonly SeenEvent[]): readonly Line[] =>
  events
    .map(({ at, name, payload }) => ({ what: name, more: JSON.stringify(payload), note: milliseconds(at) }))
    .toReversed();

export const errorLines = (errors: readonly SeenError[]): readonly Line[] =>
  errors
    .map(({ at, text, context }) => ({ what: text, more: context, note: milliseconds(at), wrong: true }))
    .toReversed();
