import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatCents, shippingTerm, taxTerm, type Cents, type ShippingMethod } from '@ritual/shared/kernel';
import { space, type } from '@ritual/shared/theme';
import { DescriptionList, Panel, Spinner, type DescriptionItem } from '@ritual/shared/ui';

/** Sums that are left out are not known yet. */
export interface SummaryTotals {
  readonly subtotal: Cents;
  readonly discount?: Cents;
  readonly shipping?: Cents;
  readonly method?: ShippingMethod | undefined;
  readonly tax?: Cents;
  readonly taxRatePercent?: number;
  /** Rates of goods and shipping differ: none is shown. */
  readonly ratesDiffer?: boolean | undefined;
  readonly total?: Cents;
}

export interface OrderSummaryProps {
  readonly title?: string;
  readonly totals: SummaryTotals;
  /** The totals are estimates until the server's arrive: muted, with a mark beside the tax. */
  readonly pending?: boolean;
  /** Above the sums: the lines of the order, or suggestions. */
  readonly lines?: ReactNode;
  /** Below the sums: the button of the next step. */
  readonly children?: ReactNode;
}

const Root = styled(Panel)`
  display: grid;
  gap: ${space(5)};
`;

const Title = styled.h2`
  ${type('h3')}
`;

const Waiting = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`;

/** Subtotal, tax with its rate, shipping and total on a filled panel. */
export function OrderSummary({
  title = 'Order summary',
  totals,
  pending = false,
  lines,
  children,
}: OrderSummaryProps) {
  return (
    <Root $look="filled" aria-busy={pending || undefined}>
      <Title>{title}</Title>
      {lines}
      <DescriptionList items={rowsOf(totals, pending)} />
      {children}
    </Root>
  );
}

function rowsOf(totals: SummaryTotals, pending: boolean): DescriptionItem[] {
  const { subtotal, discount = 0, shipping, method, tax, total } = totals;
  const tone = pending ? ({ tone: 'muted' } as const) : {};
  const rows: DescriptionItem[] = [{ term: 'Subtotal', value: formatCents(subtotal) }];
  if (discount > 0) rows.push({ term: 'Discount', value: `−${formatCents(discount)}`, ...tone });
  if (tax !== undefined) {
    const term = taxTerm(totals);
    rows.push({ term: pending ? waiting(term) : term, value: formatCents(tax), ...tone });
  }
  if (shipping !== undefined) {
    const free = shipping === 0;
    rows.push({
      term: shippingTerm(method),
      value: free ? 'Free' : formatCents(shipping),
      ...(free && !pending ? { tone: 'success' as const } : tone),
    });
  }
  if (total !== undefined) {
    rows.push({ term: 'Total', value: formatCents(total), strong: true, ...tone });
  }
  return rows;
}

function waiting(term: string): ReactNode {
  return (
    <Waiting>
      {term} <Spinner size={14} label="Calculating" />
    </Waiting>
  );
}
