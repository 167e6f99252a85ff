import { useEffect, useState } from 'react';
import type { StorefrontChange } from '@ritual/shared/contract';
import { checkStorefrontRollback } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { isRefusal } from '../problem.tsx';
import { useAnswer, type Answered } from '../use-answer.ts';
import type { Target } from './target.ts';

/** Each check starts the release once in a process of its own: not one for every key. */
const restMs = 400;

/** What going there would change, and whether it may; asked when the choice has rested for a moment. */
export function useRollBackCheck(target: Target | null, revision: number): Answered<StorefrontChange> {
  const wanted = target ? JSON.stringify([target, revision]) : null;
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(wanted), restMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const answer = useAnswer(
    rested,
    (signal) => {
      const { parts, to } = target ?? { parts: [], to: { revision } };
      return api.call(checkStorefrontRollback, { query: { parts, ...to } }, { signal });
    },
    isRefusal,
  );
  // What was chosen since has not been asked.
  return wanted === rested ? answer : { ...answer, data: null, error: null, loading: wanted !== null };
}
