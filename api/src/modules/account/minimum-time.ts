/** Longer than any of the work that it hides, too short to be noticed. */
const floorMilliseconds = 250;

/**
 * Does the work and answers no sooner than after a fixed time, so that how long it took does not tell whether there was
 * anything to do.
 */
export async function withMinimumTime(
  work: () => Promise<void>,
  milliseconds = floorMilliseconds,
): Promise<void> {
  const floor = new Promise((resolve) => setTimeout(resolve, milliseconds));
  try {
    await work();
  } finally {
    await floor;
  }
}
