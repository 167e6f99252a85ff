import { useEffect, useState } from 'react';
import type { Choices } from '@ritual/shared/federation/developer';
import { readChoices } from '../page/choices.ts';

/** What this browser may choose from, and why that is not known. */
export function useChoices(): { readonly choices?: Choices; readonly problem?: string } {
  const [known, setKnown] = useState<{ choices?: Choices; problem?: string }>({});
  useEffect(() => {
    readChoices().then(
      (choices) => setKnown({ choices }),
      (error: unknown) => setKnown({ problem: (error as Error).message }),
    );
  }, []);
  return known;
}
