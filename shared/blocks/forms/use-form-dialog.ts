import { useEffect, useRef, useState } from 'react';

/** One opening of a dialog and its subject, which stays rendered while the dialog closes. */
interface Opening<Subject> {
  readonly open: boolean;
  readonly subject: Subject;
}

export interface FormDialog<Subject> {
  /** `null` until it was first opened. */
  readonly opening: Opening<Subject> | null;
  readonly open: (subject: Subject) => void;
  /** Closes the opening that this was rendered for, and no later one. */
  readonly close: () => void;
  /**
   * Runs `work` and closes the dialog. On a slow connection it may have been closed by then, or opened again: the new opening
   * stays, and the error is passed to `failed`, because the form that would show it is gone.
   * @throws what `work` throws while its form is open
   */
  readonly save: (work: () => Promise<unknown>, failed: (error: unknown) => void) => Promise<void>;
}

/** State of a dialog with a form that takes time to save. */
export function useFormDialog<Subject = undefined>(): FormDialog<Subject> {
  const [opening, setOpening] = useState<Opening<Subject> | null>(null);
  const latest = useRef(opening);
  useEffect(() => {
    latest.current = opening;
    return () => {
      // The page may be left while the dialog is open.
      latest.current = null;
    };
  }, [opening]);
  const isShown = () => latest.current !== null && latest.current === opening;
  const close = () => setOpening((now) => (now && now === opening ? { ...now, open: false } : now));
  return {
    opening,
    close,
    open: (subject) => setOpening({ open: true, subject }),
    save: async (work, failed) => {
      try {
        await work();
        close();
      } catch (error) {
        if (isShown()) throw error;
        failed(error);
      }
    },
  };
}
