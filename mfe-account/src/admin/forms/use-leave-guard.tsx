import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from '@ritual/shared/routing';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { setLeaveGuard } from './leave-guard.ts';

/** An address, or an entry of the history (Back and Forward). */
type Wanted = { readonly to: string } | { readonly key: string };

/**
 * Asks before a link, a key, or Back leads away from unsaved changes, and makes the browser ask before the tab is closed. Back is held by the
 * browser's Navigation API, because the router's blocker is not among the names that remotes may use; a browser without it does not ask there.
 */
export function useLeaveGuard(unsaved: boolean): ReactNode {
  const navigate = useNavigate();
  const leaving = useRef(false);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (
        !link ||
        link.target === '_blank' ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey ||
        link.origin !== location.origin ||
        addressOf(link) === addressOf(location)
      )
        return;
      event.preventDefault();
      // Of two forms one asks.
      event.stopImmediatePropagation();
      setWanted({ to: addressOf(link) });
    };
    const hold = (event: NavigateEvent) => {
      const { key, sameDocument } = event.destination;
      if (event.navigationType !== 'traverse' || !event.cancelable || !sameDocument || leaving.current)
        return;
      event.preventDefault();
      setWanted({ key });
    };
    const history = 'navigation' in window ? window.navigation : null;
    leaving.current = false;
    const free = setLeaveGuard((to) => setWanted({ to }));
    // Also a page of this site may be loaded from the server; of that was asked already.
    const warn = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault();
    };
    // Before the router's own handler.
    document.addEventListener('click', ask, { capture: true });
    window.addEventListener('beforeunload', warn);
    history?.addEventListener('navigate', hold);
    return () => {
      free();
      history?.removeEventListener('navigate', hold);
      document.removeEventListener('click', ask, { capture: true });
      window.removeEventListener('beforeunload', warn);
    };
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={wanted !== null}
      title="Leave without saving?"
      button="Leave and lose the changes"
      destroys
      onClose={() => setWanted(null)}
      onDo={async () => {
        setWanted(null);
        if (wanted === null) return;
        leaving.current = true;
        try {
          if ('key' in wanted) await window.navigation.traverseTo(wanted.key).finished;
          else await navigate(wanted.to);
        } catch (error) {
          leaving.current = false;
          throw error;
        }
      }}
    >
      What you changed on this page is not saved.
    </ConfirmDialog>
  );
}

/** Without the part of the page: a link to another part does not leave it. */
const addressOf = ({ pathname, search }: HTMLAnchorElement | Location) => pathname + search;
