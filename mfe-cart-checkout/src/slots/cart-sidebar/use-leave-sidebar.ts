import type { MouseEvent } from 'react';
import { useNavigate } from '@ritual/shared/routing';

/** Milliseconds between closing the sidebar and the navigation. */
export const closingDelay = 50;

export type LeaveSidebar = (to: string) => {
  readonly to: string;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Props of a link in the sidebar: it navigates once the sidebar has closed. */
export function useLeaveSidebar(onClose: () => void): LeaveSidebar {
  const navigate = useNavigate();
  return (to) => ({
    to,
    onClick: (event) => {
      // Opening in another tab is left to the browser.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onClose();
      setTimeout(() => void navigate(to), closingDelay);
    },
  });
}
