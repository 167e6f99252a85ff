import { useEffect, useRef, useState } from 'react';

/** One opening of a dialog and what it was opened for, which is kept while it closes. */
interface Opening<Subject> {
  readonly open: boolean;
  readonly subject: Subject;
}

export interface FormDialog<Subject> {
  /** `null` until it was opened first. */
  readonly opening: Opening<Subject> | null;
  readonly open: (subject: Subject) => void;
  /** Closes the opening that this was drawn for, and no later one. */
  readonly close: () => void;
  /**
   * Does what the form is for and closes the dialog. On a slow line it may have been closed by then, or opened anew: that one
   * stays, and what went wrong is handed to `failed`, because the form that could tell it is gone.
   * @throws what `work` throws while its form is there
   */
  readonly save: (work: () => Promise<unknown>, failed: (error: unknown) => void) => Promise<void>;
}

/** A dialog with a form that takes time to save. */
export function useFormDialog<Subject = undefined>(): FormDialog<Subject> {
  const [opening, setOpening] = useState<Opening<Subject> | null>(null);
  const latest = useRef(opening);
  useEffect(() => {
    latest.current = opening;
    return () => {
      // The page may be left while it is open.
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
