import { useId } from 'react';
import { styled } from 'styled-components';
import type { AdminOrder, AdminReturn } from '@ritual/shared/contract';
import {
  outcomesOf,
  pieceConditionLabel,
  pieceConditions,
  pieceStockLabel,
  stocksOf,
  type PieceCondition,
  type Units,
} from '@ritual/shared/kernel';
import { borderWidth, controlHeight, space, tabular } from '@ritual/shared/theme';
import { Field, FormError, SegmentedControl, Select } from '@ritual/shared/ui';
import { phone, role, text } from '../../../admin/index.ts';
import type { ReturnRow } from '../../../rules/return-rows.ts';
import { Hint } from './lines.ts';
import { Piece, pieceName } from './piece.tsx';

const Root = styled.li`
  padding-block: ${space(3)};
  border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
`;

const Group = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 4)};
  & fieldset {
    margin-inline-start: auto;
  }
  & fieldset label {
    min-width: 0;
    padding-inline: ${space(3)};
  }
  & fieldset label + label {
    border-inline-start: ${borderWidth('hairline')} solid ${role('divider')};
  }
  ${phone} {
    & fieldset {
      display: flex;
      flex-basis: 100%;
    }
    & fieldset label {
      flex: 1 1 auto;
      min-height: ${controlHeight('base')};
      padding-inline: ${space(1)};
    }
  }
`;

/** The key that goes to the piece. */
const Nth = styled.span`
  min-width: ${space(4)};
  ${text('hint')}
  ${tabular}
  color: ${role('muted')};
`;

const Decisions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

type Chosen = PieceCondition | '';
const segments: readonly { readonly value: Chosen; readonly label: string }[] = pieceConditions.map(
  (value) => ({ value, label: pieceConditionLabel[value] }),
);

interface ReceiveRowProps {
  readonly order: AdminOrder;
  readonly returned: AdminReturn;
  readonly row: ReturnRow;
  readonly nth: number;
  readonly kept: Units;
  readonly error: string | undefined;
  readonly onCondition: (condition: PieceCondition) => void;
  readonly onChange: (changes: Partial<Pick<ReturnRow, 'stock' | 'outcome' | 'reason'>>) => void;
}

/** One piece that comes back. */
export function ReceiveRow({
  order,
  returned,
  row,
  nth,
  kept,
  error,
  onCondition,
  onChange,
}: ReceiveRowProps) {
  const headId = useId();
  const item = order.items.find(({ id }) => id === row.orderItemId);
  if (!item) return null;
  const { condition } = row;
  const exchange = returned.exchanges.find(({ orderItemId }) => orderItemId === row.orderItemId);
  const isKept = (kept[row.orderItemId] ?? 0) > 0;
  const name = `Piece ${String(nth)}: ${pieceName(item)}`;
  const outcomeLabel = {
    REFUND: 'Refund',
    EXCHANGE: exchange ? `Exchange for ${exchange.color}, ${exchange.size}` : 'Exchange',
    NOTHING: 'No refund',
  } as const;
  return (
    <Root>
      <Group role="group" aria-labelledby={headId}>
        <span id={headId} hidden>
          {name}
        </span>
        <Head>
          <Nth aria-hidden="true">{nth}</Nth>
          <Piece item={item} />
          <SegmentedControl<Chosen>
            label={`Condition of piece ${String(nth)}`}
            segments={segments}
            value={condition ?? ''}
            onChange={(value) => {
              if (value !== '') onCondition(value);
            }}
          />
        </Head>
        {condition !== null && (
          <Decisions>
            <Select
              size="compact"
              label="Stock"
              name="stock"
              options={stocksOf(condition).map((value) => ({ value, label: pieceStockLabel[value] }))}
              value={row.stock}
              onChange={({ target }) => {
                const stock = stocksOf(condition).find((each) => each === target.value);
                if (stock) onChange({ stock });
              }}
            />
            <Select
              size="compact"
              label="The customer gets"
              name="outcome"
              options={outcomesOf(condition)
                .filter((value) => value !== 'EXCHANGE' || isKept)
                .map((value) => ({ value, label: outcomeLabel[value] }))}
              value={row.outcome}
              onChange={({ target }) => {
                const outcome = outcomesOf(condition).find((each) => each === target.value);
                if (outcome) onChange({ outcome });
              }}
            />
            {row.outcome === 'NOTHING' && (
              <div data-wide>
                <Field
                  size="compact"
                  label="Why there is no refund"
                  name="reason"
                  autoComplete="off"
                  maxLength={300}
                  hint="The customer reads it in the mail and at the order."
                  value={row.reason}
                  error={error}
                  onChange={({ target }) => onChange({ reason: target.value })}
                />
              </div>
            )}
          </Decisions>
        )}
        {condition !== null && exchange && !isKept && (
          <Hint>
            An exchange is not possible any more: the new piece is not kept, or the money of this one went
            back. It is refunded, as far as there is money left for it.
          </Hint>
        )}
        {error !== undefined && row.outcome !== 'NOTHING' && <FormError>{error}</FormError>}
      </Group>
    </Root>
  );
}
