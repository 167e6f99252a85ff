import { styled } from 'styled-components';
import { color, space } from '@ritual/shared/theme';
import { Button, Dialog } from '@ritual/shared/ui';

interface CancelOrderDialogProps {
  readonly open: boolean;
  readonly number: string;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
}

const Words = styled.p`
  color: ${color('text.secondary')};
`;

const Ways = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** A canceled order cannot be had back, so it is asked once. */
export function CancelOrderDialog({ open, number, pending, onClose, onConfirm }: CancelOrderDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Cancel this order?" size="small">
      <Words>
        Order #{number} was not paid, so nothing is charged. Its pieces go back on sale; your cart stays as it
        is.
      </Words>
      <Ways>
        <Button block pending={pending} pendingText="Canceling…" onClick={() => void onConfirm()}>
          Cancel order
        </Button>
        <Button block variant="outline" onClick={onClose}>
          Keep order
        </Button>
      </Ways>
    </Dialog>
  );
}
