import { demoShop } from '../../demo/index.ts';
import { invoiceOf, refusedLines, returnableLines, tooManyUnits } from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import { change, orderOr404, present } from '../data/orders.ts';
import type { Resolvers } from './resolver.ts';

export const returnResolvers: Resolvers<'requestReturn' | 'getInvoice'> = {
  requestReturn: ({ params, body, store, signedIn }) => {
    const order = orderOr404(store, signedIn(), params.id);
    const now = new Date();
    if (returnableLines(order, now).length === 0) throw new MockError('ORDER_NOT_RETURNABLE');
    const fields = refusedLines(order, body.lines, now).map(({ index, left }) => ({
      path: `lines.${index}.quantity`,
      message: tooManyUnits(left),
    }));
    if (fields.length > 0) throw new MockError('VALIDATION_FAILED', { details: { fields } });
    const made = {
      id: store.newId(),
      status: 'REQUESTED' as const,
      createdAt: now.toISOString(),
      ...{ ...body, reply: '', pieces: [], exchanges: [] },
    };
    change(store, { ...order, returns: [made, ...order.returns] }, 'Return requested.');
    return made;
  },
  getInvoice: ({ params, store, signedIn }) => {
    const invoice = invoiceOf(present(orderOr404(store, signedIn(), params.id)), demoShop);
    if (!invoice) throw new MockError('ORDER_NOT_FOUND');
    return invoice;
  },
};
