import { useId } from 'react';
import { styled } from 'styled-components';
import type { Totals } from '@ritual/shared/kernel';
import { belowNavbar, border, color, layout, media, space, type, z } from '@ritual/shared/theme';
import { Button, LockIcon } from '@ritual/shared/ui';
import { TotalsList } from '../../../features/order/totals-list.tsx';
import type { CheckoutProblem } from '../../../rules/checkout/checkout-problem.ts';
import { PaymentProblem } from '../../../features/payment/payment-problem.tsx';

interface CheckoutSummaryProps {
  readonly totals: Totals;
  readonly provisional: boolean;
  readonly taxUnknown: boolean;
  readonly pending: boolean;
  readonly problem: CheckoutProblem | null;
  readonly onPay: () => void;
}

// Below 992 px the box dissolves, so that the bar with the button can stick to the bottom of the whole page.
const Root = styled.section`
  display: contents;
  ${media.lg} {
    position: sticky;
    top: ${belowNavbar(6)};
    display: grid;
    gap: ${space(6)};
    padding: ${space(7)};
    background: ${color('surface.panel')};
  }
`;

const bleed = `
  margin-inline: -${layout.gutter.base}px;
  padding-inline: ${layout.gutter.base}px;
  ${media.sm} {
    margin-inline: -${layout.gutter.sm}px;
    padding-inline: ${layout.gutter.sm}px;
  }
  ${media.lg} {
    margin-inline: 0;
    padding-inline: 0;
  }
`;

const Sums = styled.div`
  ${bleed}
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(6)};
  background: ${color('surface.panel')};
  ${media.lg} {
    padding-block: 0;
  }
`;

const Title = styled.h2`
  ${type('panelTitle')}
`;

const Bar = styled.div`
  ${bleed}
  position: sticky;
  /* Above a bar of the shell, such as the question about cookies. */
  bottom: var(--bottom-bar-height, 0);
  /* Covers the shell's round cart button, which is of no use here. */
  z-index: ${z('bar')};
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(3)};
  border-block-start: ${border('border.divider')};
  background: ${color('surface.page')};
  ${media.lg} {
    position: static;
    z-index: auto;
    padding-block: 0;
    border: 0;
    background: none;
  }
`;

const Note = styled.p<{ $where: 'sums' | 'bar' }>`
  ${type('caption')}
  color: ${color('text.secondary')};
  ${({ $where }) =>
    $where === 'sums' ? `${media.lg} { display: none; }` : `display: none; ${media.lg} { display: block; }`}
`;

const stripe = "You pay on Stripe's page. We never see your card number.";

/** 'Order summary' with the pay button, which sticks to the bottom on small screens. */
export function CheckoutSummary({
  totals,
  provisional,
  taxUnknown,
  pending,
  problem,
  onPay,
}: CheckoutSummaryProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Sums>
        <Title id={titleId}>Order summary</Title>
        <TotalsList totals={totals} provisional={provisional} taxUnknown={taxUnknown} />
        <Note $where="sums">{stripe}</Note>
      </Sums>
      <Bar>
        {problem && <PaymentProblem problem={problem} />}
        <Button block size="large" icon={<LockIcon size={18} />} pending={pending} onClick={onPay}>
          Pay with Stripe
        </Button>
        <Note $where="bar">{stripe}</Note>
      </Bar>
    </Root>
  );
}
