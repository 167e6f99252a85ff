import type { KeyboardEvent } from 'react';

export const isSendKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);

/** `onKeyDown` of a form in a page: Ctrl Enter sends it from each of its fields. A dialog does it for the form in it. */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (!isSendKey(event)) return;
  // The browser would submit it a second time.
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
