import { button, nothing, part, text, type MailTemplate } from './template.ts';

const orders = { ...nothing, group: 'orders' } as const;
const view = { order: 'The order' } as const;
const viewOrder = button('order', 'View your order');
const unasked = text('If you did not ask for this, {{reach_us}}');

export const orderTemplates = {
  'order-confirmed': {
    ...orders,
    label: 'Order confirmed',
    about: 'After an order was paid.',
    fields: ['order_number', 'total', 'delivery_time'],
    whens: { by_phone: 'The staff made the order' },
    parts: { items: 'The pieces', totals: 'The sums', address: 'Where it goes' },
    buttons: view,
    words: {
      subject: 'Order {{order_number}} is confirmed',
      preheader: 'Your payment of {{total}} has arrived. {{delivery_time}}',
      heading: 'Thank you for your order',
      blocks: [
        text('Your payment of {{total}} for order {{order_number}} has arrived. {{delivery_time}}'),
        ...[part('items'), part('totals'), part('address')],
        text(
          'To see your order online, log in with this email address. If you have no password yet, choose one there with “Forgot your password?”.',
          'by_phone',
        ),
        viewOrder,
      ],
    },
  },
  'order-payment': {
    ...orders,
    label: 'Payment asked for',
    about: 'When the staff has made an order for its customer.',
    fields: ['order_number', 'total', 'pay_until'],
    parts: { items: 'The pieces', totals: 'The sums', address: 'Where it goes' },
    buttons: { pay: 'The link that pays the order' },
    words: {
      subject: 'Pay {{total}} for order {{order_number}}',
      preheader: 'We hold your pieces until {{pay_until}}, Eastern time.',
      heading: 'Your order waits for your payment',
      blocks: [
        text(
          'We made order {{order_number}} for you as agreed. Pay {{total}} by {{pay_until}}, Eastern time, and we pack it. Until then your pieces are held; afterwards the order ends by itself, and nothing is charged.',
        ),
        button('pay', 'Pay {{total}}'),
        ...[part('items'), part('totals'), part('address')],
        text('If you did not ask for this, or something is not right, {{reach_us}}'),
      ],
    },
  },
  'order-changed': {
    ...orders,
    label: 'Order changed',
    about: 'After the staff has changed what an order has.',
    fields: ['order_number', 'total', 'price_change', 'refund_time'],
    whens: { money_follows: 'Money goes back' },
    parts: { changes: 'What changes', totals: 'The new total' },
    buttons: view,
    words: {
      subject: 'We changed order {{order_number}}',
      preheader: '{{price_change}}',
      heading: 'Your order is changed',
      blocks: [
        text('We changed order {{order_number}} as agreed. {{price_change}}'),
        text('{{refund_time}}', 'money_follows'),
        ...[part('changes'), part('totals')],
        unasked,
        viewOrder,
      ],
    },
  },
  'order-change-payment': {
    ...orders,
    label: 'Payment for a change',
    about: 'When a change of an order costs more.',
    fields: ['order_number', 'amount', 'pay_until'],
    parts: { changes: 'What changes', totals: 'What is to pay' },
    buttons: { pay: 'The link that pays the change' },
    words: {
      subject: 'Pay {{amount}} to change order {{order_number}}',
      preheader: 'It can be paid until {{pay_until}}, Eastern time.',
      heading: 'Your change is ready',
      blocks: [
        text(
          'The change of order {{order_number}} that you asked for costs {{amount}} more. It can be paid until {{pay_until}}, Eastern time; until then we keep the price and any new pieces for you. Without your payment the order stays as it is.',
        ),
        ...[part('changes'), part('totals')],
        button('pay', 'Pay {{amount}}'),
      ],
    },
  },
  'order-change-dropped': {
    ...orders,
    label: 'Change not made',
    about: 'When a change that waited for its payment is not made.',
    fields: ['order_number', 'reason'],
    buttons: view,
    words: {
      subject: 'Order {{order_number}} is not changed',
      preheader: 'There is nothing to pay for the change.',
      heading: 'Your order is not changed',
      blocks: [
        text('{{reason}} The link to pay in our email about order {{order_number}} does not work any more.'),
        text('If you still want the change, {{reach_us}}'),
        viewOrder,
      ],
    },
  },
  'order-change-refunded': {
    ...orders,
    label: 'Payment for a change goes back',
    about: 'When a payment came for a change that could not be made any more.',
    fields: ['order_number', 'amount', 'refund_time'],
    buttons: view,
    words: {
      subject: 'Your payment of {{amount}} for order {{order_number}} goes back',
      preheader: 'The change was not made, and the order stays as it is.',
      heading: 'Your payment goes back',
      blocks: [
        text(
          'Your payment of {{amount}} came when this change of order {{order_number}} could not be made any more. The order stays as it is.',
        ),
        text('We refund it in full. {{refund_time}} We are sorry for the trouble.'),
        viewOrder,
      ],
    },
  },
  'address-corrected': {
    ...orders,
    label: 'Address of an order changed',
    about: 'After the staff has changed where an order goes.',
    fields: ['order_number', 'street', 'city'],
    parts: { address: 'Where it goes' },
    buttons: view,
    words: {
      subject: 'We changed the address of order {{order_number}}',
      preheader: 'It goes to {{street}}, {{city}}.',
      heading: 'Your order has another address',
      blocks: [
        text('We changed where order {{order_number}} goes. What has not left yet is shipped to:'),
        part('address'),
        unasked,
        viewOrder,
      ],
    },
  },
  'order-delayed': {
    ...orders,
    label: 'Order delayed',
    about: 'When an order ships later than its shopper was told.',
    fields: ['order_number', 'old_date', 'new_date', 'refund_time'],
    parts: { facts: 'The new date', choice: 'What happens without an answer, which the law asks to be said' },
    buttons: { answer: 'The link that keeps or cancels the order' },
    words: {
      subject: 'Order {{order_number}} ships later than we said',
      preheader: 'New date: {{new_date}}. You can keep the order, or cancel it for a full refund.',
      heading: 'Your order is delayed',
      blocks: [
        text(
          'We told you that order {{order_number}} ships by {{old_date}}. We cannot keep that date, and we are sorry.',
        ),
        ...[part('facts'), part('choice')],
        text('If you cancel, all that you paid for what has not shipped goes back to you. {{refund_time}}'),
        button('answer', 'Keep or cancel the order'),
      ],
    },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
