import { useEffect, useState } from 'react';
import type { Choices, LocalRelease } from '@ritual/shared/federation/developer';
import { adviceFor, askLocal, readLocal } from '../page/choices.ts';

interface Local {
  /** A port is written. */
  readonly asked: boolean;
  /** What the server there serves, if this page can use it. */
  readonly release?: LocalRelease | undefined;
  readonly problem: string;
}

const notPort = 'A port is a number from 1024 to 65535.';

/** Milliseconds after the last digit. */
const askAfter = 400;

/** Asks the developer's server at a port whether it can be used. */
export function useLocal(port: string, remote: string, shell: Choices['shell']): Local {
  const [known, setKnown] = useState<{ port: string; release?: LocalRelease; problem?: string }>({ port });
  const number = Number(port);
  const possible = number >= 1024 && number <= 65_535;
  useEffect(() => {
    if (port === '') return undefined;
    let current = true;
    const ask = async () => {
      try {
        const release = readLocal(await askLocal(number), remote, number, shell);
        if (current) setKnown({ port, release });
      } catch (error) {
        const problem = await adviceFor((error as Error).message);
        if (current) setKnown({ port, problem });
      }
    };
    const timer = setTimeout(() => {
      if (possible) void ask();
      // Nothing follows: it was the whole port.
      else setKnown({ port, problem: notPort });
    }, askAfter);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [port, number, possible, remote, shell]);
  if (port === '') return { asked: false, problem: '' };
  if (!possible && port.length >= 4) return { asked: true, problem: notPort };
  return known.port === port
    ? { asked: true, release: known.release, problem: known.problem ?? '' }
    : { asked: true, problem: '' };
}
