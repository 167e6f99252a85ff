import { styled } from 'styled-components';
import type { PackedOrder } from '@ritual/shared/contract';
import { useShop } from '@ritual/shared/federation';
import { brand, formatDate, defaultShopPolicy, postalLine, storeTimeZone } from '@ritual/shared/kernel';
import { space, tabular } from '@ritual/shared/theme';
import { role, text } from '../../../admin/index.ts';
import { packedItems, packingState } from '../../../rules/pick-list.ts';
import { MethodWord, pieces } from '../orders/order-words.tsx';
import { Barcode } from './barcode.tsx';
import { Sheet } from './print-page.tsx';
import { Count, Detail, Mark, Rows, SheetHead, TickBox } from './sheet-parts.ts';

const Code = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  ${text('cellStrong')}
  ${tabular}
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(4)};
  padding-block: ${space(5)};
  & h3 {
    padding-block-end: ${space(1)};
    ${text('head')}
    color: ${role('muted')};
  }
  & address {
    ${text('section')}
    font-style: normal;
    overflow-wrap: anywhere;
  }
`;

const Closing = styled.p`
  padding-block-start: ${space(5)};
  ${text('hint')}
  color: ${role('secondary')};
`;

/** A sheet that goes into the parcel: who gets what. It names no prices, because it may be a present. */
export function Slip({ order }: { readonly order: PackedOrder }) {
  const { number, createdAt, recipientName, street, city, state, zip, parcels } = order;
  const items = packedItems(order);
  const count = items.reduce((sum, { packed }) => sum + packed, 0);
  const facts = useShop()?.facts ?? null;
  const isSent = packingState(order) === 'sent';
  return (
    <Sheet aria-label={`Packing slip ${number}`}>
      <SheetHead>
        <div>
          <Mark>{facts?.name ?? brand.name}</Mark>
          <h2>{order.test ? 'TEST. Packing slip' : 'Packing slip'}</h2>
        </div>
        <Code>
          <Barcode text={number} />
          {number}
        </Code>
      </SheetHead>
      {order.test && <Closing>This is a test order: its pieces stay in the shop.</Closing>}
      <Facts>
        <div>
          <h3>Ship to</h3>
          <address>
            {recipientName}
            <br />
            {street}
            <br />
            {city}, {state} {zip}
          </address>
        </div>
        <div>
          <h3>Order</h3>
          <p>
            Placed on <time dateTime={createdAt}>{formatDate(createdAt, storeTimeZone)}</time>
            <br />
            <MethodWord method={order.method} />
            <br />
            {pieces(count)}
            {parcels > 0 && !isSent && ` in parcel ${String(parcels + 1)}`}
          </p>
        </div>
      </Facts>
      <Rows>
        <thead>
          <tr>
            <th scope="col">Packed</th>
            <th scope="col">Pieces</th>
            <th scope="col">Product</th>
            <th scope="col">SKU</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>
                <TickBox />
              </td>
              <td>
                <Count>{item.packed}</Count>
                {item.quantity > item.packed && <Detail>of {item.quantity}</Detail>}
              </td>
              <th scope="row">
                {item.productName}
                <Detail>
                  {item.color}, {item.size}
                </Detail>
              </th>
              <td>{item.sku ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </Rows>
      <Closing>
        {`Something does not fit? You can send it back within ${String(order.returnDays ?? defaultShopPolicy.returnDays)} days of delivery: begin on the page of your order.`}
      </Closing>
      {facts && <Closing>{`${postalLine(facts)}, ${facts.email}`}</Closing>}
    </Sheet>
  );
}
