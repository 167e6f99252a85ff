/** Throws when an assumption of the code is broken; for bugs, never for input. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`);
}
