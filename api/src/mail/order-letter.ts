import { brand, policy } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/routing/paths';
import { button, type Block, type Letter } from './letter.ts';

/** As much of an order as letters tell. */
export interface MailedOrder {
  readonly id: string;
  readonly number: string;
  /** '': of somebody who has left. */
  readonly email: string;
  readonly recipientName: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly subtotalCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  readonly taxRatePercent: number;
}

/** A line of an order. */
export interface MailedItem {
  readonly id: string;
  readonly productName: string;
  readonly size: string;
  readonly color: string;
  readonly quantity: number;
  readonly unitPriceCents: number;
}

export const deliveryTime = `Standard delivery takes ${policy.delivery.standardDays} business days.`;
export const untilSeen = `It takes ${policy.returns.refundDays} business days until you see it on your card.`;

/** A letter about an order, to its shopper: the way to the order is its button unless `blocks` have one already. */
export function orderLetter(
  { order, publicUrl }: { readonly order: MailedOrder; readonly publicUrl: string },
  letter: Pick<Letter, 'kind' | 'dedupeKey' | 'subject' | 'preheader' | 'heading' | 'blocks'>,
): Letter {
  const pressed = letter.blocks.some(({ type }) => type === 'button');
  return {
    ...{ ...letter, recipient: order.email, publicUrl },
    blocks: pressed ? letter.blocks : [...letter.blocks, viewOrder(order, publicUrl)],
    because: `you ordered at ${brand.name}: order ${order.number}.`,
  };
}

export function viewOrder({ id }: MailedOrder, publicUrl: string): Block {
  return button('View your order', publicUrl + paths.order.to({ id }));
}

export function addressOf(order: MailedOrder): Block {
  const { recipientName, street, city, state, zip } = order;
  return {
    type: 'address',
    title: 'Shipping to',
    lines: [recipientName, street, `${city}, ${state} ${zip}`],
  };
}

/** 'Aurora Legging' and 'M, Pine' */
export function pieceOf(item: Pick<MailedItem, 'productName' | 'size' | 'color'>) {
  return { what: item.productName, detail: `${item.size}, ${item.color}` };
}
