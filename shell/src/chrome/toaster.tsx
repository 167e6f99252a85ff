import { useToasts } from '@ritual/shared/state';
import { useNavigate } from '@ritual/shared/routing';
import { ToastRegion } from '@ritual/shared/ui';

/** The toast store on the screen. */
export function Toaster() {
  const { toasts, dismiss, hold, release } = useToasts((state) => state);
  const navigate = useNavigate();
  const shown = toasts.map(({ id, text, tone, leaving, action }) => ({
    id,
    text,
    tone,
    leaving,
    ...(action && {
      action: {
        label: action.label,
        onSelect: () => {
          dismiss(id);
          action.onClick?.();
          if (action.to !== undefined) void navigate(action.to);
        },
      },
    }),
  }));
  return (
    <ToastRegion
      toasts={shown}
      onDismiss={dismiss}
      onHold={() => toasts.forEach(({ id }) => hold(id))}
      onRelease={() => toasts.forEach(({ id }) => release(id))}
    />
  );
}
