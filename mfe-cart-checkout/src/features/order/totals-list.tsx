import { styled } from 'styled-components';
import { formatCents, shippingTerm, taxTerm, type ShippingMethod, type Totals } from '@ritual/shared/kernel';
import { border, color, space, tabular, type, weight } from '@ritual/shared/theme';
import { Spinner } from '@ritual/shared/ui';

interface TotalsListProps {
  readonly totals: Totals & {
    readonly method?: ShippingMethod | undefined;
    readonly isEstimated?: boolean;
    /** Goods and shipping have different rates: none is shown. */
    readonly ratesDiffer?: boolean | undefined;
  };
  /** The server has not answered yet: muted, with a spinner beside the tax. */
  readonly provisional?: boolean;
  /** Tax is unknown because no address is chosen. */
  readonly taxUnknown?: boolean;
}

const List = styled.dl`
  display: grid;
  gap: ${space(4)};
  ${type('bodyS')}
`;

const Row = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4)};
  dt {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
  }
`;

const Amount = styled.dd<{ $muted: boolean; $free?: boolean }>`
  ${tabular}
  color: ${({ $muted, $free }) => color($muted ? 'text.muted' : $free ? 'text.success' : 'text.primary')};
  ${({ $free }) => ($free ? `font-weight: ${String(weight('strong'))};` : '')}
`;

const Total = styled(Row)`
  padding-block-start: ${space(4)};
  border-block-start: ${border('border.divider')};
  ${type('total')}
`;

/** Subtotal, tax with its rate, shipping and total. */
export function TotalsList({ totals, provisional = false, taxUnknown = false }: TotalsListProps) {
  const { subtotal, tax, shipping, total } = totals;
  return (
    <List aria-busy={provisional || undefined}>
      <Row>
        <dt>Subtotal</dt>
        <Amount $muted={provisional}>{formatCents(subtotal)}</Amount>
      </Row>
      <Row>
        <dt>
          {totals.isEstimated === true ? 'Tax (estimated)' : taxTerm(totals)}
          {provisional && <Spinner size={14} label="Updating totals" />}
        </dt>
        <Amount $muted={provisional || taxUnknown}>{taxUnknown ? 'By address' : formatCents(tax)}</Amount>
      </Row>
      <Row>
        <dt>{shippingTerm(totals.method)}</dt>
        <Amount $muted={provisional} $free={shipping === 0}>
          {shipping === 0 ? 'Free' : formatCents(shipping)}
        </Amount>
      </Row>
      <Total>
        <dt>Total</dt>
        <Amount $muted={provisional}>{formatCents(total)}</Amount>
      </Total>
    </List>
  );
}
