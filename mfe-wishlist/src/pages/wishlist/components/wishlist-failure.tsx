import { errorMessage } from '@ritual/shared/http';
import { Button, Notice } from '@ritual/shared/ui';

interface WishlistFailureProps {
  readonly error: unknown;
  readonly trying: boolean;
  readonly onRetry: () => void;
}

/** The list could not be loaded. It has been reported. */
export function WishlistFailure({ error, trying, onRetry }: WishlistFailureProps) {
  return (
    <Notice
      tone="error"
      live="alert"
      action={
        <Button variant="text" pending={trying} pendingText="Trying…" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Your wishlist could not be loaded. {errorMessage(error)}
    </Notice>
  );
}
