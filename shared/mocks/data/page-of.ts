interface Asked {
  /** Of pages from before lists had a cursor. */
  readonly page: number;
  readonly size: number;
  readonly after?: string | undefined;
}

/** One page of a list of the admin area. The mock's cursor is the id of the last row before it. */
export function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { page, size, after }: Asked,
) {
  const start = after === undefined ? page * size : rows.findIndex(({ id }) => id === after) + 1;
  const content = rows.slice(start, start + size);
  const next = start + size < rows.length ? (content.at(-1)?.id ?? null) : null;
  return { content, next, count: rows.length, exact: true };
}
