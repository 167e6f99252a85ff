import { missingFields, SettingsError, type Values } from './parse-fields.ts';

/** The settings of where uploaded pictures are kept. */
export const uploadsStorageNames = [
  ...(['UPLOADS_URL', 'UPLOADS_ENDPOINT', 'UPLOADS_REGION', 'UPLOADS_KEY_ID', 'UPLOADS_SECRET'] as const),
] as const;
type Name = (typeof uploadsStorageNames)[number];

/** As `openStorage` takes them. */
export interface UploadsStorage {
  readonly url: string;
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
  readonly keyId?: string | undefined;
  readonly secret?: string | undefined;
}

/** null: all are in DATA_DIR. Throws SettingsError when one is missing that another needs. */
export function uploadsStorageOf(values: Pick<Values, Name>): UploadsStorage | null {
  const needs = (what: Name, needed: Name) =>
    values[what] === undefined ? [] : missingFields(values, [needed], what);
  const problems = [
    ...needs('UPLOADS_ENDPOINT', 'UPLOADS_URL'),
    ...needs('UPLOADS_KEY_ID', 'UPLOADS_SECRET'),
    ...needs('UPLOADS_SECRET', 'UPLOADS_KEY_ID'),
  ];
  if (problems.length > 0) throw new SettingsError(problems);
  const { UPLOADS_URL: url, UPLOADS_ENDPOINT: endpoint, UPLOADS_REGION: region } = values;
  if (url === undefined) return null;
  return { url, endpoint, region, keyId: values.UPLOADS_KEY_ID, secret: values.UPLOADS_SECRET };
}

/** The same as an environment, for a process of its own. */
export const uploadsEnvironment = (storage: UploadsStorage | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      UPLOADS_URL: storage?.url,
      UPLOADS_ENDPOINT: storage?.endpoint,
      UPLOADS_REGION: storage?.region,
      UPLOADS_KEY_ID: storage?.keyId,
      UPLOADS_SECRET: storage?.secret,
    }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
