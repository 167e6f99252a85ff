import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { shopName } from '@ritual/shared/kernel';
import { useLoaderData } from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { Picture, VisuallyHidden } from '@ritual/shared/ui';
import { largeText, text } from '../../../admin/index.ts';
import { packingState, pickList } from '../../../rules/pick-list.ts';
import { MethodWord, pieces } from '../orders/order-words.tsx';
import { Barcode } from './barcode.tsx';
import type { loader } from './packing.loader.ts';
import { PrintPage, Sheet } from './print-page.tsx';
import { Count, Detail, Mark, Narrow, Roomy, Rows, SheetHead, TickBox } from './sheet-parts.ts';

export { loader } from './packing.loader.ts';

const Totals = styled.p`
  align-self: end;
  ${text('section')}
`;

const Orders = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  & > span {
    white-space: nowrap;
    ${largeText} {
      white-space: normal;
    }
  }
`;

const Thumb = styled(Roomy)`
  width: 48px;
`;

/** What to fetch from the shelves for some orders, in the order of the shelves: by product, color and size. */
export function Component() {
  const orders = useLoaderData<typeof loader>();
  const ready = orders.filter((order) => packingState(order) === 'ready');
  const picks = pickList(ready);
  const faster = (number: string) => {
    const order = ready.find((each) => each.number === number);
    return order && order.method !== 'standard' && <MethodWord method={order.method} />;
  };
  const units = picks.reduce((sum, pick) => sum + pick.units, 0);
  const orderCount = ready.length === 1 ? '1 order' : `${String(ready.length)} orders`;
  return (
    <PrintPage
      title="Pick list"
      button={`Print the list of ${pieces(units)}`}
      leftOut={orders.filter((order) => packingState(order) !== 'ready')}
      filled={picks.length > 0}
    >
      <Sheet aria-label="Pick list">
        <SheetHead>
          <div>
            <Mark>{shopName(useShop())}</Mark>
            <h2>Pick list</h2>
          </div>
          <Totals>
            {pieces(units)} for {orderCount}
          </Totals>
        </SheetHead>
        <Rows>
          <thead>
            <tr>
              <th scope="col">Picked</th>
              <th scope="col">Pieces</th>
              <Roomy as="th" scope="col">
                <VisuallyHidden>Picture</VisuallyHidden>
              </Roomy>
              <th scope="col">Product</th>
              <Roomy as="th" scope="col">
                SKU
              </Roomy>
              <th scope="col">For</th>
            </tr>
          </thead>
          <tbody>
            {picks.map(({ item, units: count, orders: needing }) => (
              <tr key={item.variantId}>
                <td>
                  <TickBox />
                </td>
                <td>
                  <Count>{count}</Count>
                </td>
                <Thumb as="td">
                  <Picture file={item.imageFile} alt="" sizes="36px" />
                </Thumb>
                <th scope="row">
                  {item.productName}
                  <Detail>
                    {item.color}, {item.size}
                  </Detail>
                  <Narrow>{item.sku}</Narrow>
                </th>
                <Roomy as="td">
                  {item.sku === null ? '–' : <Barcode text={item.sku} module={0.9} height={26} />}
                  {item.sku}
                </Roomy>
                <td>
                  <Orders>
                    {needing.map(({ number, units: each }) => (
                      <span key={number}>
                        {each > 1 ? `${number} × ${String(each)}` : number} {faster(number)}
                      </span>
                    ))}
                  </Orders>
                </td>
              </tr>
            ))}
          </tbody>
        </Rows>
      </Sheet>
    </PrintPage>
  );
}
