/** Random bytes in lower-case hexadecimal; works where `crypto.randomUUID` is missing (plain http), too. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
