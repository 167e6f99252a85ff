import { styled } from 'styled-components';
import type { OrderChangeQuote, PlannedOrder } from '@ritual/shared/contract';
import { formatCents, shippingMethodLabel } from '@ritual/shared/kernel';
import { bareList, space, tabular } from '@ritual/shared/theme';
import { folded, text } from '../../../../admin/index.ts';
import { Quiet } from '../lines.ts';
import { SumList } from '../payment.tsx';
import { pieceName } from '../piece.tsx';
import { ResultPanel, ResultTitle } from '../refund-result.tsx';

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  ${folded} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Panel = styled(ResultPanel)`
  grid-template-rows: auto 1fr auto;
`;

const Pieces = styled.ul`
  ${bareList}
  ${tabular}
  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding-block: ${space(0.5)};
  }
  & strong {
    ${text('cellStrong')}
  }
`;

type Planned = PlannedOrder['lines'][number];

interface SideProps {
  readonly title: string;
  readonly planned: PlannedOrder;
  /** What is different at a line from the other side, in words. */
  readonly note: (line: Planned) => string | null;
  readonly stays: (variantId: number) => string;
}

function Side({ title, planned, note, stays }: SideProps) {
  const { lines, method, subtotal, discount, shipping, tax, total } = planned;
  return (
    <Panel aria-label={title}>
      <ResultTitle>{title}</ResultTitle>
      <Pieces>
        {lines.map((line) => {
          const said = note(line);
          const fixed = stays(line.variantId);
          const words = `${String(line.quantity)} × ${pieceName(line)}`;
          return (
            <li key={line.variantId}>
              <span>
                {said === null ? words : <strong>{words}</strong>}
                {said !== null && <Quiet> {said}</Quiet>}
                {fixed !== '' && <Quiet> of them {fixed}</Quiet>}
              </span>
              <span>{formatCents(line.quantity * line.unitPrice)}</span>
            </li>
          );
        })}
      </Pieces>
      <SumList
        sums={[
          { term: 'Items', cents: subtotal },
          ...(discount > 0 ? [{ term: 'Discount', cents: -discount }] : []),
          { term: `Shipping, ${shippingMethodLabel[method].toLowerCase()}`, cents: shipping },
          { term: 'Tax', cents: tax },
          { term: 'Total', cents: total, total: true },
        ]}
      />
    </Panel>
  );
}

interface ChangeSumsProps extends Pick<OrderChangeQuote, 'before' | 'after'> {
  readonly titles: readonly [before: string, after: string];
  /** What of a line has left already, or does not leave: the sums count it, because money that went back stands apart. */
  readonly stays?: (variantId: number) => string;
}

/** An order as it was and as it will be, side by side. */
export function ChangeSums({ before, after, titles: [was, is], stays = () => '' }: ChangeSumsProps) {
  const countIn = ({ lines }: PlannedOrder, variantId: number) =>
    lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
  return (
    <Sides>
      <Side
        title={was}
        planned={before}
        stays={stays}
        note={({ variantId }) => (countIn(after, variantId) === 0 ? 'goes out of the order' : null)}
      />
      <Side
        title={is}
        planned={after}
        stays={stays}
        note={({ variantId, quantity }) => {
          const count = countIn(before, variantId);
          return count === quantity ? null : count === 0 ? 'new' : `was ${String(count)}`;
        }}
      />
    </Sides>
  );
}
