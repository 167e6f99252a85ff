import { errorMessage } from '@ritual/shared/http';
import { useCart, useStores } from '@ritual/shared/state';
import { Button, Notice } from '@ritual/shared/ui';

/** Error message for a cart that could not be loaded, with a retry button. The store has logged the cause. */
export function CartFailure() {
  const { cart } = useStores();
  const error = useCart((state) => state.error);
  const trying = useCart((state) => state.status === 'loading');
  return (
    <Notice
      tone="error"
      live="alert"
      action={
        <Button
          variant="text"
          pending={trying}
          pendingText="Trying…"
          onClick={() => void cart.getState().load()}
        >
          Try again
        </Button>
      }
    >
      Your cart could not be loaded. {errorMessage(error)}
    </Notice>
  );
}
