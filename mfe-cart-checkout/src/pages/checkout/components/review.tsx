import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { CartItem } from '@ritual/shared/contract';
import { useShop, type SessionUser } from '@ritual/shared/federation';
import {
  chosenMethod,
  policyOf,
  shippingOptions,
  subtotalOf,
  type ShippingMethod,
} from '@ritual/shared/kernel';
import { useLoaderData, useRevalidator } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { useCart } from '@ritual/shared/state';
import { layout, media, scrolling, space } from '@ritual/shared/theme';
import { Notice, TextLink } from '@ritual/shared/ui';
import { paymentStorage } from '../../../features/payment/payment-storage.ts';
import { usePayment } from '../../../features/payment/use-payment.ts';
import { fingerprintOf, isRecent } from '../../../rules/checkout/idempotency-key.ts';
import { checkoutBlocker } from '../../../rules/cart/line-state.ts';
import { shownTotals } from '../../../rules/cart/shown-totals.ts';
import type { CheckoutData } from '../checkout.loader.ts';
import { unreached } from '../../../rules/checkout/known-options.ts';
import { useOptions } from '../use-options.ts';
import { useQuote } from '../use-quote.ts';
import { AddressSection } from './address-section.tsx';
import { CheckoutItems } from './checkout-items.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { DeliverySection } from './delivery-section.tsx';

interface ReviewProps {
  readonly items: readonly CartItem[];
  readonly user: SessionUser;
}

// A grid only where there are two columns: inside a grid the bar below could not stick to the bottom of the page.
const Columns = styled.div`
  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${layout.asideWide}px;
    column-gap: ${space(12)};
    align-items: start;
  }
`;

const Stops = styled.div`
  margin-block-end: ${space(5)};
`;

const selectAddress = 'Please select a shipping address before proceeding to checkout.';

/** The method of a payment that was begun, and left a moment ago; one chosen long before is not chosen again. */
function methodBefore(userId: string): ShippingMethod {
  const session = paymentStorage.session();
  const key = paymentStorage.key();
  const isUnderWay = session?.userId === userId && key !== null && isRecent(key, Date.now());
  return (isUnderWay ? session.method : null) ?? 'standard';
}

/** Items, address, delivery and summary, and the pay button. */
export function Review({ items, user }: ReviewProps) {
  const { addresses, taxRules } = useLoaderData<CheckoutData>();
  const revalidator = useRevalidator();
  const busyWithCart = useCart((state) => state.pendingItems.size > 0 || state.status === 'loading');
  const [picked, setPicked] = useState<string | null>(null);
  const { pay, pending, problem, setProblem } = usePayment();
  const [pickedMethod, setMethod] = useState(() => methodBefore(user.id));
  const [quoteTurn, setQuoteTurn] = useState(0);
  const [openedAt] = useState(() => new Date());
  const addressSection = useRef<HTMLElement>(null);

  const address =
    addresses?.find(({ id }) => id === picked) ?? addresses?.find(({ isDefault }) => isDefault) ?? null;
  const cartKey = fingerprintOf({ userId: user.id, addressId: '', lines: items });
  const policy = policyOf(useShop());
  const subtotal = subtotalOf(items.map(({ price, quantity }) => ({ unitPrice: price, quantity })));
  const { options, onOptions, refuse } = useOptions(
    shippingOptions(subtotal, address, policy),
    `${address?.id ?? ''}|${cartKey}`,
  );
  const method = chosenMethod(options, pickedMethod);
  const onRefused = useCallback<Parameters<typeof useQuote>[0]['onRefused']>(
    (refused, reason, text) => {
      refuse(refused, reason);
      setMethod('standard');
      setProblem({ text, remedy: 'again' });
    },
    [refuse, setProblem],
  );
  const { quote, closed, loading } = useQuote({
    ...{
      addressId: address?.id ?? null,
      method,
      cartKey,
      hold: busyWithCart,
      turn: quoteTurn,
      onOptions,
      onRefused,
    },
  });
  const state = address?.state ?? null;
  const blocker = checkoutBlocker(items);
  const totals = shownTotals({
    ...{ items, taxRules, state, quote, at: openedAt, policy },
    method: method ?? 'standard',
  });
  // While the quote is on its way, what is shown counts; an estimate only when it is known to be out of date.
  const isAgreed = loading && (!totals.isEstimated || problem?.totalChanged === true);

  const submit = async () => {
    if (address === null) {
      setProblem({ text: selectAddress, remedy: 'again' });
      addressSection.current?.scrollIntoView?.({ block: 'center', behavior: scrolling() });
      return;
    }
    if (method === null) {
      setProblem({ text: unreached, remedy: 'again' });
      return;
    }
    if (closed !== null) {
      setProblem({ text: closed, remedy: 'again' });
      return;
    }
    if (blocker !== undefined) {
      setProblem({ text: blocker, remedy: 'cart' });
      return;
    }
    const failure = await pay({
      ...{ userId: user.id, addressId: address.id, method, items },
      total: quote?.total ?? (isAgreed ? totals.total : null),
    });
    if (failure?.totalChanged) setQuoteTurn((turn) => turn + 1);
    if (failure?.reloadAddresses) void revalidator.revalidate();
    if (failure?.methodRefused) {
      refuse(method, failure.methodRefused);
      setMethod('standard');
    }
  };

  return (
    <Columns>
      <div>
        {closed !== null && (
          <Stops>
            <Notice tone="warning">{closed}</Notice>
          </Stops>
        )}
        {blocker !== undefined && (
          <Stops>
            <Notice
              tone="warning"
              action={
                <TextLink look="inline" to={paths.cart.to()}>
                  Go to your cart
                </TextLink>
              }
            >
              {blocker}
            </Notice>
          </Stops>
        )}
        <CheckoutItems items={items} />
        <AddressSection
          ref={addressSection}
          addresses={addresses}
          chosen={address?.id ?? null}
          missing={problem?.text === selectAddress}
          onChoose={(id) => {
            setPicked(id);
            setProblem(null);
          }}
          onReload={() => revalidator.revalidate()}
        />
        <DeliverySection
          options={options}
          chosen={method}
          onChoose={(next) => {
            setMethod(next);
            setProblem(null);
          }}
        />
      </div>
      <CheckoutSummary
        totals={totals}
        provisional={loading}
        taxUnknown={state === null}
        pending={pending}
        problem={problem}
        onPay={() => void submit()}
      />
    </Columns>
  );
}
