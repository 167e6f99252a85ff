/** The code that PostgreSQL gave an error, such as '23505'. The query builder puts the driver's error into `cause`. */
export function postgresCode(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null || depth > 4) return undefined;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : postgresCode(cause, depth + 1);
}
