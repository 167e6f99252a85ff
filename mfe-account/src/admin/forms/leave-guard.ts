import { useNavigate } from '@ritual/shared/routing';

type Guard = (to: string) => void;

/** The forms with unsaved changes that are shown: the last one asks, and then goes there or stays. */
const guards: Guard[] = [];

/** Sets the question; answers with what takes it away again. */
export function setLeaveGuard(ask: Guard): () => void {
  guards.push(ask);
  return () => {
    guards.splice(guards.indexOf(ask), 1);
  };
}

/** Goes to an address as a link does: a form with unsaved changes asks first. For keys and the palette. */
export function useGo(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => {
    const guard = guards.at(-1);
    if (guard) guard(to);
    else void navigate(to);
  };
}
