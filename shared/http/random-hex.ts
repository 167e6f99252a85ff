/** Random bytes in lower-case hexadecimal; also where `crypto.randomUUID` is missing (plain http). */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
