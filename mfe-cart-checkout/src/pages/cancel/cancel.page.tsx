import { styled } from 'styled-components';
import { paths } from '@ritual/shared/paths';
import { useCart } from '@ritual/shared/state';
import { useHydrated } from '@ritual/shared/ui';
import { space } from '@ritual/shared/theme';
import { Button, ButtonLink, CloseIcon } from '@ritual/shared/ui';
import { useCartView } from '../../features/cart-lines/use-cart-view.ts';
import { OutcomePage } from '../../features/order/outcome-page.tsx';
import { PaymentProblem } from '../../features/payment/payment-problem.tsx';
import { usePayment } from '../../features/payment/use-payment.ts';
import { useResumable } from './use-resumable.ts';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-block-start: ${space(2)};
`;

/** The shopper came back from the payment page without paying. */
export function Component() {
  useCartView(useHydrated());
  const items = useCart((state) => state.cart.items);
  const resumable = useResumable();
  const { pay, pending, problem } = usePayment();
  // Another method is chosen at the checkout: here the same one would only be refused again.
  const open = problem?.methodRefused ? null : resumable;

  return (
    <OutcomePage
      tone="neutral"
      sign={<CloseIcon size={28} />}
      title={['Payment', 'Canceled']}
      text={<p>It looks like you canceled your checkout. You can try again anytime.</p>}
    >
      {problem && <PaymentProblem problem={problem} />}
      <Ways>
        <ButtonLink variant={open ? 'outline' : 'primary'} to={paths.cart.to()}>
          Back to cart
        </ButtonLink>
        {open && (
          <Button
            pending={pending}
            onClick={() =>
              void pay({
                ...{ userId: open.userId, addressId: open.addressId, method: open.method ?? 'standard' },
                // The total was agreed before; the payment page shows it.
                ...{ items, total: null },
              })
            }
          >
            Try again
          </Button>
        )}
      </Ways>
    </OutcomePage>
  );
}
