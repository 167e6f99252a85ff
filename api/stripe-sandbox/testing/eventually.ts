/** Repeats a check until it passes; its last failure is the test's when it never does. */
export async function eventually(check: () => Promise<void>, withinMs = 4000): Promise<void> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
