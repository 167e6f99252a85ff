import { InvalidArgumentError } from 'commander';
import { findRemoteName } from '../package-names.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { ReleaseRegistry } from '../registries/release-registry.ts';

/** What the commands work with. */
export interface CommandContext {
  readonly registry: ReleaseRegistry;
  /** Another store's, by its folder or its address; throws when it cannot be used. */
  readonly otherRegistry: (from: string) => ReleaseRegistry;
  /** The store's folder, for what is not done over HTTP; throws a ReleaseError when the settings name a store by its address. */
  readonly store: () => ReleaseStore;
  /** Where the command was typed: npm runs scripts in the root of the repository. */
  readonly workingFolder: string;
  /** Address of the store's pages, without a slash at the end. */
  readonly storeUrl: string;
  /** Who runs the command, as the settings say, else the user of this process. */
  readonly actor: string;
  /** Reads the standard input to its end. */
  readonly readInput: () => Promise<string>;
  /** Prints a result: its lines, or with `--json` the object. The exit code is 1 when it did not pass. */
  readonly print: (lines: readonly string[], json: object, passed?: boolean) => void;
}

/** The name of a remote or the shell, given its name or folder. */
export const remoteOf = (text: string): string => findRemoteName(text);

/** Parses repeated arguments that name remotes. */
export const remotesOf = (text: string, before: readonly string[] = []): readonly string[] => [
  ...new Set([...before, remoteOf(text)]),
];

/** Parses a whole number of at least `min`. */
export const wholeNumber =
  (min: number) =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= min) return number;
    throw new InvalidArgumentError(`Write a whole number from ${String(min)} on.`);
  };

/** Parses a text that is in a line of the history: what breaks a line becomes a space. */
export const oneLine =
  (maxLength: number) =>
  (text: string): string => {
    const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    if (line !== '' && line.length <= maxLength) return line;
    throw new InvalidArgumentError(`Write a text of 1 to ${String(maxLength)} characters.`);
  };

/** Rows as lines with aligned columns. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
