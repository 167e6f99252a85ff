import { styled } from 'styled-components';
import type { AdminOrder, OrderChangeQuote } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Checkbox, Field, Notice } from '@ritual/shared/ui';
import { boughtItems, fixedWords } from '../../../../rules/change-draft.ts';
import { Words } from '../lines.ts';
import { ChangeSums } from './change-sums.tsx';

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Waiving = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 560px;
`;

/** What a change costs, in a sentence. */
export function costWords({ price, toPay, toRefund }: OrderChangeQuote, isWaived: boolean): string {
  if (price === 'same') return 'Costs the same.';
  if (price === 'cheaper') return `${formatCents(toRefund)} goes back to the customer.`;
  if (isWaived)
    return `The difference of ${formatCents(toPay)} is not charged, and the order is changed at once.`;
  return `The customer pays ${formatCents(toPay)} more: they get a link by mail, valid for 24 hours. Until it is paid the order stays as it is.`;
}

interface ChangeQuoteProps {
  readonly order: AdminOrder;
  readonly quote: OrderChangeQuote | null;
  /** The sums are of what is wanted now. */
  readonly isFresh: boolean;
  readonly isRefused: boolean;
  /** Why the difference is not charged; null: it is. */
  readonly reason: string | null;
  /** null: the person may not waive it. */
  readonly onReason: ((reason: string | null) => void) | null;
  readonly wrong: string | null;
}

/** Old and new side by side, the difference in words, and whether it is charged. */
export function ChangeQuote({ order, quote, isFresh, isRefused, reason, onReason, wrong }: ChangeQuoteProps) {
  const waived = quote?.waived ?? null;
  const isWaived = reason !== null && waived !== null;
  return (
    <Root aria-busy={!isFresh}>
      {quote && (
        <ChangeSums
          before={quote.before}
          after={isWaived ? waived : quote.after}
          titles={['Now', 'After the change']}
          stays={(variantId) => {
            const item = boughtItems(order).find((each) => each.variantId === variantId);
            return item === undefined ? '' : fixedWords(item);
          }}
        />
      )}
      <div role="status">
        {!isFresh ? (
          <Words>The sums are being worked out …</Words>
        ) : quote ? (
          <Notice tone={quote.price === 'dearer' && !isWaived ? 'warning' : 'info'}>
            {costWords(quote, isWaived)}
          </Notice>
        ) : (
          !isRefused && <Words>Change something to see what it costs.</Words>
        )}
      </div>
      {waived && onReason && (
        <Waiving>
          <Checkbox
            label="Do not charge the difference"
            checked={isWaived}
            onChange={({ target }) => onReason(target.checked ? '' : null)}
          />
          {isWaived && (
            <Field
              size="compact"
              label="Why it is not charged"
              name="reason"
              autoComplete="off"
              autoFocus
              maxLength={200}
              value={reason}
              hint="Kept with the change; the customer does not read it."
              error={wrong}
              onChange={({ target }) => onReason(target.value)}
            />
          )}
        </Waiving>
      )}
    </Root>
  );
}
