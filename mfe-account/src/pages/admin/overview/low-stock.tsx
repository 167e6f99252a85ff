import { useState } from 'react';
import { styled } from 'styled-components';
import type { LowStock } from '@ritual/shared/contract';
import { getLowStock } from '@ritual/shared/contract/admin-calls';
import { coverWords, daysOfCover, soldPerDay, stockCover } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { bareList, borderWidth, space, tabular } from '@ritual/shared/theme';
import { Picture, Skeleton, TextLink } from '@ritual/shared/ui';
import { Action, conditionalCall, Failure, role, Section, text, useRights } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { usePart } from './use-part.ts';

const List = styled.ul`
  ${bareList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: 0 ${space(7)};
  ${text('hint')}
  ${tabular}
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  min-height: 54px;
  padding-block: ${space(1.5)};
  border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
  color: ${role('secondary')};
  & > div:last-child {
    text-align: end;
  }
  & > div > * {
    display: block;
  }
`;

const Left = styled.strong<{ $out: boolean }>`
  ${text('strong')}
  color: ${({ $out }) => role($out ? 'bad-text' : 'warn-text')};
`;

const Words = styled.p`
  margin-block-end: ${space(2)};
  ${text('label')}
  color: ${role('secondary')};
`;

const shown = 6;
const ask = (signal: AbortSignal) => conditionalCall(getLowStock, {}, { signal });
const rate = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What soon cannot be bought any more; nothing where all lasts. */
export function LowStockPanel() {
  const { data, failed, error, again } = usePart({ key: 'low stock', ask, live: false });
  if (failed) return <Failure what="Low stock" error={error} onAgain={again} />;
  if (!data) return <Skeleton height="200px" />;
  return data.count === 0 ? null : <Variants low={data} />;
}

function Variants({ low: { count, exact, content } }: { readonly low: LowStock }) {
  const [all, setAll] = useState(false);
  const variants = count === 1 ? 'variant lasts' : 'variants last';
  return (
    <Section
      title="Low stock"
      actions={
        content.length > shown && (
          <Action look="plain" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Fewer' : `First ${String(content.length)}`}
          </Action>
        )
      }
    >
      <Words>
        {count.toLocaleString('en-US')}
        {!exact && '+'} {variants} less than {stockCover.lowDays} days
      </Words>
      <List>
        {(all ? content : content.slice(0, shown)).map((variant) => (
          <Variant key={variant.variantId} {...variant} />
        ))}
      </List>
    </Section>
  );
}

function Variant({
  productId,
  name,
  color,
  size,
  imageFile,
  free,
  sold,
  soldDays,
}: LowStock['content'][number]) {
  const edits = useRights()('products.read');
  return (
    <Item>
      <Picture file={imageFile} alt="" sizes="32px" />
      <div>
        <TextLink
          look="inline"
          to={edits ? adminPaths.product(String(productId)) : paths.product.to({ id: productId })}
        >
          {name}
        </TextLink>
        <span>
          {color}, {size}, {rate.format(soldPerDay(sold, soldDays))} a day
        </span>
      </div>
      <div>
        <Left $out={free === 0}>{free === 0 ? 'Out' : `${free.toLocaleString('en-US')} left`}</Left>
        {free > 0 && <span>{coverWords(daysOfCover(free, sold, soldDays) ?? 0)}</span>}
      </div>
    </Item>
  );
}
