import { useEffect, useState } from 'react';
import { useNavigate, useNavigation } from '@ritual/shared/routing';
import { useStores, useToasts } from '@ritual/shared/state';
import { ToastRegion } from '@ritual/shared/ui';
import { createToastClocks } from './toast-clocks.ts';

/** Renders the toast store; once per page. */
export function Toasts() {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const toasts = useToasts((all) => all.toasts);
  const { toasts: store } = useStores();
  const [{ dismiss, take, hold, release }] = useState(() => createToastClocks(store));
  // The next region that shows them starts its own timers.
  useEffect(() => () => hold(false), [hold]);
  const shown = toasts.map(({ id, tone, text, leaving, action }) => ({
    id,
    tone,
    text,
    leaving,
    ...(action && {
      action: {
        label: action.label,
        onSelect: () => {
          const taken = take(id);
          taken?.onClick?.();
          if (taken?.to) void navigate(taken.to);
        },
      },
    }),
  }));
  return (
    <ToastRegion
      toasts={shown}
      waiting={state !== 'idle'}
      onDismiss={dismiss}
      onHold={hold}
      onRelease={release}
    />
  );
}
