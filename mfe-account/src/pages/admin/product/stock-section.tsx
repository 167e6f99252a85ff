import { useId } from 'react';
import { styled } from 'styled-components';
import type { AdminProduct } from '@ritual/shared/contract';
import { sizes, stockMark, stockReasons } from '@ritual/shared/kernel';
import { bareList, space } from '@ritual/shared/theme';
import { Field, FormError } from '@ritual/shared/ui';
import { Action, Section, text } from '../../../admin/index.ts';
import { Hint } from '../order/lines.ts';
import { unitsOf, type PendingChange, type useStock } from './use-stock.ts';
import { VariantGrid } from './variant-grid.tsx';

const Pending = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(4)};
`;

const List = styled.ul`
  ${bareList}
  ${text('cell')}
`;

const Send = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};
  & > :first-child {
    flex: 1 1 220px;
    min-width: 0;
    max-width: 320px;
  }
  /* With large text on a phone its words take two lines. */
  & > button {
    max-width: 100%;
    white-space: normal;
  }
`;

const signed = (units: number) => `${units < 0 ? '−' : '+'}${String(Math.abs(units))}`;

/** 'Pine S: 6 → 8, counted', 'Pine M: +5 → 17'. */
function words({ variant: { color, size, onHand }, change }: PendingChange): string {
  const of = `${color.name} ${size}`;
  if (change.kind === 'count')
    return `${of}: counted ${String(change.counted)}, there were ${String(change.expected)} (${signed(unitsOf(change))})`;
  return `${of}: ${signed(change.units)}, then ${String(onHand + change.units)}`;
}

const unreadableWords = 'Enter a number, or a difference such as +5 or −3.';

interface StockSectionProps {
  readonly product: AdminProduct;
  readonly stock: ReturnType<typeof useStock>;
  readonly writable: boolean;
}

/** What there is of each variant. It is changed as a difference or as a count, with a reason, and never overwritten. */
export function StockSection({ product, stock, writable }: StockSectionProps) {
  const reasons = useId();
  const { variants } = product;
  const colors = [...new Map(variants.map(({ color }) => [color.id, color])).values()];
  const used = sizes.filter((size) => variants.some((variant) => variant.size === size));
  const variantOf = (color: string, size: string) =>
    variants.find((variant) => variant.color.id === color && variant.size === size);
  const held = variants.reduce((sum, { reserved }) => sum + reserved, 0);
  const { pending, problem, unreadable } = stock;
  const count = pending.length === 1 ? '1 variant' : `${String(pending.length)} variants`;
  return (
    <Section title="Stock">
      <VariantGrid
        label="Stock of variants"
        colors={colors}
        sizes={used}
        width={56}
        numbers
        cell={(color, size) => {
          const variant = variantOf(color.id, size);
          if (!variant) return null;
          const { id, onHand, reserved } = variant;
          const refused = problem?.variantId === id ? problem.words : undefined;
          return {
            ...{ value: stock.textOf(variant), disabled: !writable, mark: stockMark(onHand - reserved) },
            label: `Stock, ${color.name}, ${size}${reserved > 0 ? `, ${String(reserved)} held by orders` : ''}`,
            changed: pending.some((each) => each.variant.id === id),
            error: unreadable.has(id) ? unreadableWords : refused,
          };
        }}
        total={{
          title: 'Total',
          of: (color) =>
            variants
              .filter((variant) => variant.color.id === color.id)
              .reduce((sum, { onHand }) => sum + onHand, 0)
              .toLocaleString('en-US'),
        }}
        onFill={(cells) => {
          for (const { color, size, text: typed } of cells) {
            const variant = variantOf(color.id, size);
            if (variant) stock.type(variant, typed);
          }
        }}
      />
      {writable && (
        <Hint>
          Type what you have counted, or a difference such as +5 or −3.
          {held > 0 && ` ${String(held)} of these are held by unpaid orders.`}
        </Hint>
      )}
      {(stock.isUnsaved || problem !== null) && (
        <Pending role="group" aria-label="Change of stock">
          {pending.length > 0 && (
            <List>
              {pending.map((each) => (
                <li key={each.variant.id}>{words(each)}</li>
              ))}
            </List>
          )}
          {unreadable.size > 0 && <FormError>{unreadableWords}</FormError>}
          {problem !== null && <FormError>{problem.words}</FormError>}
          {pending.length > 0 && (
            <Send>
              <Field
                size="compact"
                label="Reason"
                list={reasons}
                maxLength={200}
                autoComplete="off"
                value={stock.reason}
                onChange={({ target }) => stock.setReason(target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  // It sends the stock, not the form around it.
                  event.preventDefault();
                  event.stopPropagation();
                  void stock.save();
                }}
              />
              <datalist id={reasons}>
                {stockReasons.map((each) => (
                  <option key={each} value={each} />
                ))}
              </datalist>
              <Action onClick={stock.clear}>Discard</Action>
              <Action pending={stock.busy} onClick={() => void stock.save()}>
                Change the stock of {count}
              </Action>
            </Send>
          )}
        </Pending>
      )}
    </Section>
  );
}
