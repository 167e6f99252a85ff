import { useNavigate } from '@ritual/shared/routing';

/** The form with unsaved changes that is shown, if there is one: it asks, and then goes there or stays. */
let guard: ((to: string) => void) | null = null;

/** Sets the question; answers with what takes it away again. */
export function setLeaveGuard(ask: (to: string) => void): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = null;
  };
}

/** Goes to an address as a link does: a form with unsaved changes asks first. For keys and the palette. */
export function useGo(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => {
    if (guard) guard(to);
    else void navigate(to);
  };
}
