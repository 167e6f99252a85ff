/** Longer than the work takes, and short enough that people do not notice it. */
const floorMilliseconds = 250;

/**
 * Does the work and returns after a minimum time, so that the duration of a call does not reveal whether an account exists.
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
