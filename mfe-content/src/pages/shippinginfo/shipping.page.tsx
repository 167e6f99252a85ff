import { formatCents, policy } from '@ritual/shared/kernel';
import { Article } from '../../features/article.tsx';

const { delivery } = policy;

/** How orders travel, how long and for how much. */
export function Component() {
  return (
    <Article
      title="Shipping info"
      intro="We sell and ship within the United States."
      sections={[
        {
          id: 'cost',
          title: 'Cost',
          content: (
            <p>
              Standard shipping is free on orders of {formatCents(policy.freeShippingFrom)} or more. Below
              that it is {formatCents(policy.standardShipping)}.
            </p>
          ),
        },
        {
          id: 'processing',
          title: 'Processing',
          content: (
            <p>
              Orders are processed within {delivery.processingDays} business days. An order placed before{' '}
              {delivery.cutoff} starts that day.
            </p>
          ),
        },
        {
          id: 'delivery',
          title: 'Delivery times',
          content: (
            <ul>
              <li>Standard: {delivery.standardDays} business days</li>
              <li>Expedited: {delivery.expeditedDays} business days</li>
              <li>Next-day: {delivery.nextDays} business day</li>
            </ul>
          ),
        },
        {
          id: 'tracking',
          title: 'Tracking',
          content: (
            <p>When your parcel leaves, its state changes to Shipped under Orders in your dashboard.</p>
          ),
        },
        {
          id: 'lost',
          title: 'Late or damaged parcels',
          content: (
            <p>
              If a parcel is late by more than two business days, or arrives damaged, write to us with your
              order number. We find it or replace it.
            </p>
          ),
        },
      ]}
    />
  );
}
