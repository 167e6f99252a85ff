import { styled } from 'styled-components';
import type { AdminProduct } from '@ritual/shared/contract';
import { formatCents, storeDay } from '@ritual/shared/kernel';
import { bareList, space, tabular } from '@ritual/shared/theme';
import { Notice } from '@ritual/shared/ui';
import { Action, role, Section, text, When } from '../../../admin/index.ts';
import { comparisonWarning, saleStory } from '../../../rules/product/sale-words.ts';
import { Hint } from '../order/lines.ts';
import type { useSale } from './use-sale.ts';

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Story = styled.p`
  ${text('cell')}
`;

const Past = styled.div`
  display: grid;
  gap: ${space(1.5)};
  & > h3 {
    ${text('label')}
  }
`;

const History = styled.ul`
  ${bareList}
  ${text('cell')}
  ${tabular}
  display: grid;
  gap: ${space(2)};
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(0, 3)};
  }
  & span {
    color: ${role('muted')};
  }
`;

const most = 8;

interface SaleSectionProps {
  readonly product: AdminProduct;
  readonly sale: ReturnType<typeof useSale>;
  readonly writable: boolean;
  /** Something typed is not saved: a sale would make it another version. */
  readonly isUnsaved: boolean;
  readonly onPlan: () => void;
}

/** The sale of a product, and what it has cost until now. */
export function SaleSection({ product, sale, writable, isUnsaved, onPlan }: SaleSectionProps) {
  const now = new Date();
  const { open, busy } = sale;
  const warning = comparisonWarning(product, now);
  return (
    <Section title="Sale">
      <Stack>
        <Story>{saleStory(product, storeDay(now))}</Story>
        {warning !== null && <Notice tone="warning">{warning}</Notice>}
        {writable && isUnsaved && <Hint>Save your changes before you plan or change a sale.</Hint>}
        {writable && !isUnsaved && (
          <Buttons>
            <Action onClick={onPlan}>{open ? 'Change the sale' : 'Plan a sale'}</Action>
            {open && (
              <Action pending={busy} onClick={() => void sale.takeBack()}>
                {open.state === 'RUNNING' ? 'End it now' : 'Take it back'}
              </Action>
            )}
          </Buttons>
        )}
        <PriceHistory prices={product.prices} />
      </Stack>
    </Section>
  );
}

function PriceHistory({ prices = [] }: Pick<AdminProduct, 'prices'>) {
  if (prices.length === 0) return null;
  return (
    <Past>
      <h3>Price history</h3>
      <History aria-label="Price history">
        {prices.slice(0, most).map(({ at, price, compareAtPrice, offered }) => (
          <li key={`${at} ${String(price)}`}>
            {formatCents(price)}
            {compareAtPrice !== null && ` beside ${formatCents(compareAtPrice)}`}
            {!offered && ', hidden'}
            <span>
              <When at={at} />
            </span>
          </li>
        ))}
      </History>
    </Past>
  );
}
