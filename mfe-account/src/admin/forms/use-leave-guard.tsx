import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from '@ritual/shared/routing';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';

/**
 * Asks before a link leads away from unsaved changes, and makes the browser ask before the tab is closed. Back does not ask: the router's
 * blocker is not among the names that remotes may use.
 */
export function useLeaveGuard(unsaved: boolean): ReactNode {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (
        !link ||
        link.target === '_blank' ||
        event.ctrlKey ||
        event.metaKey ||
        link.origin !== location.origin ||
        addressOf(link) === addressOf(location)
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(addressOf(link));
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router's own handler.
    document.addEventListener('click', ask, { capture: true });
    window.addEventListener('beforeunload', warn);
    return () => {
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
        if (wanted !== null) await navigate(wanted);
      }}
    >
      What you changed on this page is not saved.
    </ConfirmDialog>
  );
}

/** Without the part of the page: a link to another part does not leave it. */
const addressOf = ({ pathname, search }: HTMLAnchorElement | Location) => pathname + search;
