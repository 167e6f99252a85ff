import { brand, policy } from '@ritual/shared/kernel';
import { TextLink } from '@ritual/shared/ui';
import { Article } from '../../features/article.tsx';

const { returns, warranty } = policy;

/** Returns, refunds and warranty. */
export function Component() {
  return (
    <Article
      title="Returns & warranty"
      intro={`${returns.days} days to return, ${warranty.months} months of warranty.`}
      sections={[
        {
          id: 'returns',
          title: 'Returns',
          content: (
            <>
              <p>
                You can return pieces within {returns.days} days of delivery, unworn and with their tags. The
                label is prepaid{returns.fee === 0 ? ' and there is no return fee' : ''}.
              </p>
              <ul>
                <li>Write to us with your order number and the pieces you want to return.</li>
                <li>Print the label we send you and put it on any box.</li>
                <li>Hand the box to the carrier and keep the receipt.</li>
              </ul>
            </>
          ),
        },
        {
          id: 'refunds',
          title: 'Refunds',
          content: (
            <p>
              When the parcel has arrived and was checked, we pay back to the card you paid with. The money
              shows within {returns.refundDays} business days.
            </p>
          ),
        },
        {
          id: 'warranty',
          title: 'Warranty',
          content: (
            <p>
              For {warranty.months} months from delivery we repair or replace pieces with faults of cloth,
              seams, zippers or prints. Claims are reviewed in {warranty.reviewDays} business days. Wear,
              accidents and wrong washing are not covered.
            </p>
          ),
        },
        {
          id: 'contact',
          title: 'How to reach us',
          content: (
            <p>
              <TextLink look="inline" href={`mailto:${brand.email}`}>
                {brand.email}
              </TextLink>{' '}
              or {brand.phone}. We reply within {policy.support.replyHours} hours.
            </p>
          ),
        },
      ]}
    />
  );
}
