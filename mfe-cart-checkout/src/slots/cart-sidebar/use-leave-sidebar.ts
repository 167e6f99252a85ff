import type { MouseEvent } from 'react';
import { useNavigate } from '@ritual/shared/routing';

/** Milliseconds between closing the sidebar and changing the page. */
export const closingDelay = 50;

export type LeaveSidebar = (to: string) => {
  readonly to: string;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Props of a link in the sidebar: the page changes once the sidebar has closed. */
export function useLeaveSidebar(onClose: () => void): LeaveSidebar {
  const navigate = useNavigate();
  return (to) => ({
    to,
    onClick: (event) => {
      // Opening in another tab stays the browser's affair.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onClose();
      setTimeout(() => void navigate(to), closingDelay);
    },
  });
}
