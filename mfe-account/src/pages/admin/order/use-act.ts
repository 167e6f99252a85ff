import { useRef, useState } from 'react';
import { useHost } from '@ritual/shared/federation';
import { isConflict, whyNot } from './use-order.ts';

interface Act {
  /** The name of what is being done. */
  readonly busy: string | null;
  /** Why the last one was not done. */
  readonly problem: string | null;
  readonly act: (name: string, work: () => Promise<void>) => void;
}

/** One thing at a time; what went wrong is said where it was done. What the page says of a conflict is said here in a dialog only. */
export function useAct(where: 'page' | 'dialog' = 'page'): Act {
  const { report } = useHost();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Two clicks may come before the next render.
  const running = useRef(false);
  const run = async (name: string, work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(name);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!isConflict(error)) report(error, { where: 'order' });
      if (where === 'dialog' || !isConflict(error)) setProblem(whyNot(error));
    } finally {
      running.current = false;
      setBusy(null);
    }
  };
  return { busy, problem, act: (name, work) => void run(name, work) };
}
