/** Whether the key is one of live mode. Settings refuse it: only tests, which build the sandbox themselves, have both modes. */
export const isLive = (secretKey: string): boolean => /^(sk|rk)_live_/.test(secretKey);

/** What is answered and sent in live mode: objects are made as those of test mode, and say which mode they are of. */
export function inMode(livemode: boolean, payload: unknown): unknown {
  if (!livemode) return payload;
  return JSON.parse(
    JSON.stringify(payload, (key, value: unknown) => (key === 'livemode' ? true : value)),
  ) as unknown;
}
