import { missingFields, SettingsError, type Values } from './parse-fields.ts';

/** The settings of where releases are kept. */
export const releaseStorageNames = [
  ...(['RELEASE_STORE_URL', 'RELEASE_FILES_URL', 'RELEASE_FILES_ENDPOINT'] as const),
  ...(['RELEASE_FILES_REGION', 'RELEASE_FILES_KEY_ID', 'RELEASE_FILES_SECRET'] as const),
] as const;
type Name = (typeof releaseStorageNames)[number];

/** Those that are set; none: all is in DATA_DIR. */
export type ReleaseStorage = Readonly<Partial<Record<Name, string>>>;

/** Throws SettingsError when one is missing that another needs. */
export function releaseStorageOf(values: Pick<Values, Name>): ReleaseStorage {
  const set = Object.entries(values).filter(
    ([name, value]) => value !== undefined && releaseStorageNames.some((one) => one === name),
  );
  const needs = (what: Name, needed: Name) =>
    values[what] === undefined ? [] : missingFields(values, [needed], what);
  const problems = [
    ...needs('RELEASE_FILES_ENDPOINT', 'RELEASE_FILES_URL'),
    ...needs('RELEASE_FILES_KEY_ID', 'RELEASE_FILES_SECRET'),
    ...needs('RELEASE_FILES_SECRET', 'RELEASE_FILES_KEY_ID'),
  ];
  if (problems.length > 0) throw new SettingsError(problems);
  return Object.fromEntries(set);
}
