interface Scheduler {
  postTask?: (task: () => void, options: { readonly priority: 'background' }) => Promise<void>;
}

/**
 * Resolves when the browser has nothing more urgent to do: input, rendering and answers that are waited for go first
 * (https://wicg.github.io/scheduling-apis/#dom-taskpriority-background). Safari has no such queue: there it waits for the
 * next task.
 */
export function whenIdle(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler?.postTask) return scheduler.postTask(() => undefined, { priority: 'background' });
  return new Promise((resolve) => setTimeout(resolve));
}
