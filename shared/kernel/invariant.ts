/** Throws when something that the code relies on does not hold; for mistakes of ours, never for input. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`);
}
