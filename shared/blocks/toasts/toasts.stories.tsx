import type { Meta } from '@storybook/react-webpack5';
import { useStores } from '@ritual/shared/state';
import { Button } from '@ritual/shared/ui';
import { Toasts } from './toasts.tsx';

const meta: Meta = { title: 'Blocks/Toasts' };
export default meta;

function Live() {
  const { show } = useStores().toasts.getState();
  return (
    <>
      <Button
        onClick={() =>
          show({ text: 'Added to cart', tone: 'success', action: { label: 'View Cart', to: '/cart' } })
        }
      >
        Added
      </Button>{' '}
      <Button variant="outline" onClick={() => show({ text: 'Only 2 left for this variant', tone: 'error' })}>
        Failed
      </Button>
      <Toasts />
    </>
  );
}

/** The store's own timers: longer texts stay longer, paused while hovered or focused, at most three at once. */
export const WithTheirClock = () => <Live />;
