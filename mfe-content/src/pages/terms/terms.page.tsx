import { brand, formatCents, policy } from '@ritual/shared/kernel';
import { Button, PrinterIcon, TextLink } from '@ritual/shared/ui';
import { Article } from '../../features/article.tsx';

/** The terms of sale. */
export function Component() {
  return (
    <Article
      title="Terms & conditions"
      intro="The terms under which we sell and you buy."
      tools={
        <Button variant="outline" size="compact" icon={<PrinterIcon />} onClick={() => print()}>
          Print
        </Button>
      }
      sections={[
        {
          id: 'who',
          title: 'Who we are',
          content: (
            <p>
              {brand.name}, {brand.store.street}, {brand.store.city}, {brand.store.state} {brand.store.zip}.
              You reach us at {brand.email} and {brand.phone}.
            </p>
          ),
        },
        {
          id: 'order',
          title: 'Your order',
          content: (
            <p>
              Your order is an offer; it becomes a contract when it is paid. Pieces are held for you while the
              payment page is open. If they are not paid in time they go back on sale and nothing is charged.
            </p>
          ),
        },
        {
          id: 'prices',
          title: 'Prices and tax',
          content: (
            <p>
              Prices are in US dollars and do not include sales tax, which the checkout shows by the state we
              deliver to. Standard shipping is {formatCents(policy.standardShipping)}, and free on orders of{' '}
              {formatCents(policy.freeShippingFrom)} or more.
            </p>
          ),
        },
        {
          id: 'payment',
          title: 'Payment',
          content: <p>You pay by card on Stripe&apos;s page. We never see or store your card number.</p>,
        },
        {
          id: 'returns',
          title: 'Returns and warranty',
          content: (
            <p>
              You can return pieces within {policy.returns.days} days of delivery. The warranty lasts{' '}
              {policy.warranty.months} months.
            </p>
          ),
        },
        {
          id: 'law',
          title: 'Law',
          content: (
            <p>
              The law of the Commonwealth of Massachusetts applies. Your rights as a consumer stay untouched.
            </p>
          ),
        },
      ]}
      end={<TextLink href="#main">Back to top</TextLink>}
    />
  );
}
