import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { Drawer, Spinner } from '@ritual/shared/ui';
import { RegionError } from '@ritual/shared/blocks';
import { RemoteSlot } from '../../federation/remote-slot.tsx';

interface CartSlotProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 300px;
  padding: ${space(6)};
`;

/** The cart sidebar, filled by a remote. While its code loads, or if it cannot be loaded, the drawer says so. */
export function CartSlot({ open, onClose }: CartSlotProps) {
  const drawer = { open, onClose, title: 'Shopping Cart' };
  return (
    <RemoteSlot
      name="cart-sidebar"
      open={open}
      onClose={onClose}
      loading={
        <Drawer {...drawer}>
          <Middle>
            <Spinner label="Loading your cart" />
          </Middle>
        </Drawer>
      }
      failed={(retry, failures) => (
        <Drawer {...drawer}>
          <Middle>
            <RegionError onRetry={retry} failures={failures} />
          </Middle>
        </Drawer>
      )}
    />
  );
}
