import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import { defaultShopPolicy, formatCents } from '@ritual/shared/kernel';
import { State, States, storyProduct } from '@ritual/shared/testing/workshop';
import { Button } from '@ritual/shared/ui';
import { FreeShippingLine } from './free-shipping-line.tsx';
import { LineItem } from './line-item.tsx';
import { OrderSummary } from './order-summary.tsx';
import { Price } from '../product/price.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { StockNote } from '../product/stock-note.tsx';

const meta: Meta = { title: 'Blocks/Cart and order' };
export default meta;

const known = { subtotal: 21_400, shipping: 0, tax: 1_338, taxRatePercent: 6.25, total: 22_738 };
const item = {
  productName: 'Ascend High-Rise Legging',
  size: 'M',
  color: 'Pine',
  quantity: 2,
  price: 9_800,
  imageFile: storyProduct(101).images[0]?.file ?? null,
};

export const Prices = () => (
  <States>
    <State name="Regular">
      <Price price={9_800} />
    </State>
    <State name="Sale">
      <Price price={4_080} compareAtPrice={6_800} />
    </State>
    <State name="Large">
      <Price price={14_800} size="large" />
    </State>
    <State name="Large, sale">
      <Price price={4_080} compareAtPrice={6_800} size="large" />
    </State>
  </States>
);

export const FreeShipping = () => (
  <States layout="column">
    {[0, 21_400, 25_000].map((subtotal) => (
      <State key={subtotal} name={formatCents(subtotal)} width="424px">
        <FreeShippingLine subtotal={subtotal} policy={defaultShopPolicy} />
      </State>
    ))}
  </States>
);

export const Lines = () => (
  <States layout="column">
    <State name="Cart or order" width="424px">
      <LineItem item={item} />
    </State>
    <State name="Without a picture" width="424px">
      <LineItem item={{ ...item, imageFile: null }} />
    </State>
  </States>
);

export const Summary = () => (
  <States>
    <State name="Subtotal only" width="400px">
      <OrderSummary totals={{ subtotal: 21_400 }} />
    </State>
    <State name="The quote is on its way" width="400px">
      <OrderSummary totals={known} pending />
    </State>
    <State name="Known, with lines and the way on" width="400px">
      <OrderSummary totals={known} lines={<LineItem item={item} />}>
        <Button block>Pay with Stripe</Button>
      </OrderSummary>
    </State>
  </States>
);

function Quantity({ dense = false }: { readonly dense?: boolean }) {
  const [value, setValue] = useState(2);
  return (
    <QuantityStepper productName="Halo Scoop Bra" value={value} max={3} onChange={setValue} dense={dense} />
  );
}

export const QuantityAndStock = () => (
  <States>
    <State name="Product page">
      <Quantity />
    </State>
    <State name="Cart">
      <Quantity dense />
    </State>
    <State name="Low">
      <StockNote note={{ tone: 'low', text: 'Only 3 left (1 in cart)' }} />
    </State>
    <State name="Out">
      <StockNote note={{ tone: 'out', text: 'Out of stock' }} />
    </State>
    <State name="Out, in the cart">
      <StockNote note={{ tone: 'out', text: 'Out of stock — please remove this item.' }} />
    </State>
  </States>
);
