import { useState } from 'react';

/**
 * What a page asks in one of its dialogs; null: nothing. `close` closes what was asked when it was passed on: an answer may come when
 * something else is asked.
 */
export function useAsked<Question>() {
  const [asked, ask] = useState<Question | null>(null);
  const close = () => ask((now) => (now === asked ? null : now));
  return { asked, ask, close };
}
