import type { Settings } from '../../settings/index.ts';

/** The store and database that an operator's command works on, in one line without the password. */
export function describeTarget({ mode, databaseUrl, dataDir }: Settings, url: string): string {
  const { hostname, port, pathname } = new URL(url);
  const from = databaseUrl === null ? `of ${dataDir}` : 'of DATABASE_URL';
  const host = port === '' ? hostname : `${hostname}:${port}`;
  return `${mode === 'demo' ? 'Demo' : 'Production'} store: database ${pathname.slice(1)} on ${host}, ${from}.`;
}
