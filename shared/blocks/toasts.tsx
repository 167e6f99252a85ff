import { useNavigate, useNavigation } from '@ritual/shared/routing';
import { useStores, useToasts } from '@ritual/shared/state';
import { ToastRegion } from '@ritual/shared/ui';

/** The toast store on the screen; once in a page. */
export function Toasts() {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const toasts = useToasts((all) => all.toasts);
  const { dismiss, take, hold, release } = useStores().toasts.getState();
  const shown = toasts.map(({ id, tone, text, leaving, action }) => ({
    ...{ id, tone, text, leaving },
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
