import { useNavigate } from '@ritual/shared/routing';
import { useToasts } from '@ritual/shared/state';
import { ToastRegion } from '@ritual/shared/ui';

/** The toast store on the screen; once in a page. */
export function Toasts() {
  const navigate = useNavigate();
  const toasts = useToasts((state) => state.toasts);
  const dismiss = useToasts((state) => state.dismiss);
  const hold = useToasts((state) => state.hold);
  const release = useToasts((state) => state.release);
  const shown = toasts.map(({ id, tone, text, leaving, action }) => ({
    ...{ id, tone, text, leaving },
    ...(action && {
      action: {
        label: action.label,
        onSelect: () => {
          action.onClick?.();
          if (action.to) void navigate(action.to);
          dismiss(id);
        },
      },
    }),
  }));
  return <ToastRegion toasts={shown} onDismiss={dismiss} onHold={() => hold()} onRelease={() => release()} />;
}
