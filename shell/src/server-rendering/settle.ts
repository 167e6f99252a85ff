/**
 * Loader data may hold promises for data that the page can start without. The server waits for them up to a limit and replaces
 * them with their values (or null), because promises cannot be serialized into the page.
 */
export async function settleDeferred(
  loaderData: Record<string, unknown>,
  milliseconds: number,
): Promise<{ data: Record<string, unknown>; late: boolean }> {
  let late = false;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  const settle = async (value: unknown): Promise<unknown> => {
    if (!(value instanceof Promise)) return value;
    const settled: Promise<{ value: unknown } | null> = value.then(
      (result: unknown) => ({ value: result }),
      () => null,
    );
    const result = await Promise.race([settled, tooLate]);
    if (!result) late = true;
    return result ? result.value : null;
  };
  const entries = Object.entries(loaderData).map(async ([id, data]) => {
    if (data === null || typeof data !== 'object' || Array.isArray(data)) return [id, data] as const;
    const fields = Object.entries(data).map(async ([key, value]) => [key, await settle(value)]);
    return [id, Object.fromEntries(await Promise.all(fields)) as unknown] as const;
  });
  const data = Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>;
  clearTimeout(timer);
  return { data, late };
}
