import type { ordersExport } from '@ritual/shared/contract';
import {
  csvLine,
  csvTime,
  csvTimeZone,
  decimalOfCents,
  shippingMethodLabel,
  type ShippingMethod,
} from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import { adminPage } from '../../../admin-list.ts';
import { sql } from '../../../db/drizzle.ts';
import type { Deps } from '../../../deps.ts';
import { audited, type AuditedCall } from '../../audit/audited.ts';
import { pageOf } from './list.ts';

/** Rows of one part: what is in memory at a time. */
const partSize = 2000;
/** By what does not change, so that nothing is left out or comes twice between two parts. */
const sort = 'newest';

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly place: string;
  readonly number: string;
  readonly status: string;
  readonly fulfillment: string;
  readonly method: ShippingMethod;
  readonly createdAt: Date | string;
  readonly paidAt: Date | string | null;
  readonly name: string;
  readonly email: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly pieces: number;
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly tax: number;
  readonly totalCents: number;
  readonly refundedCents: number;
  readonly tracking: string | null;
  readonly tags: readonly string[];
}

const columns: Readonly<Record<string, (row: Row) => string>> = {
  Order: ({ number }) => number,
  [`Placed ${csvTimeZone}`]: ({ createdAt }) => csvTime(createdAt),
  [`Paid ${csvTimeZone}`]: ({ paidAt }) => csvTime(paidAt),
  Status: ({ status }) => status,
  Parcels: ({ fulfillment }) => fulfillment,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Street: ({ street }) => street,
  City: ({ city }) => city,
  State: ({ state }) => state,
  ZIP: ({ zip }) => zip,
  Pieces: ({ pieces }) => String(pieces),
  'Subtotal (USD)': ({ subtotal }) => decimalOfCents(subtotal),
  'Discount (USD)': ({ discount }) => decimalOfCents(discount),
  'Shipping (USD)': ({ shipping }) => decimalOfCents(shipping),
  'Tax (USD)': ({ tax }) => decimalOfCents(tax),
  'Total (USD)': ({ totalCents }) => decimalOfCents(totalCents),
  'Refunded (USD)': ({ refundedCents }) => decimalOfCents(refundedCents),
  Tracking: ({ tracking }) => tracking ?? '',
  Tags: ({ tags }) => tags.join(', '),
  'Shipping method': ({ method }) => shippingMethodLabel[method],
};

/** A part of the list without test orders, whose sums are no money: newest first whatever the page is sorted by, which is noted with the number of its rows. */
export async function exportOrders(
  deps: Deps,
  call: AuditedCall,
  { after, ...filters }: z.output<typeof ordersExport>,
): Promise<{ csv: string; rows: number; next: string | null }> {
  let exported = 0;
  const what = {
    ...{ action: 'order.export', subject: { type: 'orders', id: 'list' }, personal: null },
    read: () => Promise.resolve({ rows: exported }),
  };
  return audited(deps, call, what, async (tx) => {
    const page = pageOf({ ...filters, onlyReal: true, after, sort, size: partSize });
    const { rows } = await tx.execute<Row>(sql`
      select page.*, o.street, o.zip, o.subtotal_cents as subtotal, o.discount_cents as discount,
        o.shipping_cents as shipping, o.tax_cents as tax,
        (select string_agg(s.tracking_number, ' ' order by s.position) from shipments s where s.order_id = o.id) as tracking
      from (${page}) page join orders o on o.id = page.id
      order by o.created_at desc, o.id desc`);
    const { content, next } = adminPage(rows, partSize, {
      cursorOf: ({ place, id }) => [sort, place, id],
      present: (row) => csvLine(Object.values(columns).map((read) => read(row))),
    });
    exported = content.length;
    const head = after === undefined ? csvLine(Object.keys(columns)) : '';
    return { csv: head + content.join(''), rows: content.length, next };
  });
}
