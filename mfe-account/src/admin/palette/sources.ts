import { suggestions } from '@ritual/shared/contract/calls';
import { listAdminProducts, listMessages, listOrders, listPeople } from '@ritual/shared/contract/admin-calls';
import type { Right } from '@ritual/shared/contract';
import { api } from '@ritual/shared/http';
import { formatCents, productStateLabel } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { adminPaths } from '../paths.ts';

/** Something that the palette has found. */
export interface Found {
  readonly id: string;
  readonly kind: 'Orders' | 'People' | 'Messages' | 'Products';
  readonly label: string;
  readonly detail: string;
  readonly to: string;
}

/** One kind of things that is found by words. A kind that the API cannot find yet is not here. */
export interface Source {
  readonly kind: Found['kind'];
  readonly right: Right | null;
  /** Who has this right is answered by another source. */
  readonly unless?: Right;
  /** A sign that asks for this kind only. */
  readonly sign: string | null;
  readonly find: (words: string, signal: AbortSignal) => Promise<readonly Found[]>;
}

const most = 3;

export const sources: readonly Source[] = [
  {
    kind: 'Orders',
    right: 'orders.read',
    sign: '#',
    find: async (q, signal) => {
      const { content } = await api.call(listOrders, { query: { q, size: most } }, { signal });
      return content.map(({ id, number, name, total }) => ({
        ...{ id, kind: 'Orders' as const, label: number },
        detail: name === '' ? formatCents(total) : `${name}, ${formatCents(total)}`,
        to: adminPaths.order(id),
      }));
    },
  },
  {
    kind: 'People',
    right: 'people.read',
    sign: '@',
    find: async (q, signal) => {
      const { content } = await api.call(listPeople, { query: { q, size: most } }, { signal });
      return content.map(({ id, firstName, lastName, email }) => ({
        ...{ id, kind: 'People' as const, label: `${firstName} ${lastName}`, detail: email },
        to: adminPaths.person(id),
      }));
    },
  },
  {
    kind: 'Messages',
    right: 'messages.read',
    sign: null,
    find: async (q, signal) => {
      const { content } = await api.call(listMessages, { query: { q, size: most } }, { signal });
      return content.map(({ id, reference, name, email }) => ({
        ...{ id, kind: 'Messages' as const, label: `${reference} ${name}`, detail: email },
        to: adminPaths.message(id),
      }));
    },
  },
  {
    kind: 'Products',
    right: 'products.read',
    sign: null,
    find: async (q, signal) => {
      const { content } = await api.call(listAdminProducts, { query: { q, size: most } }, { signal });
      return content.map(({ id, name, price, state }) => ({
        ...{ id: String(id), kind: 'Products' as const, label: name },
        detail: `${formatCents(price)}, ${productStateLabel[state].toLowerCase()}`,
        to: adminPaths.product(String(id)),
      }));
    },
  },
  {
    kind: 'Products',
    right: null,
    unless: 'products.read',
    sign: null,
    find: async (q, signal) => {
      const { products } = await api.call(suggestions, { query: { q } }, { signal });
      return products.slice(0, most).map(({ id, name, price }) => ({
        ...{
          id: String(id),
          kind: 'Products' as const,
          label: name,
          detail: `${formatCents(price)}, in the store`,
        },
        to: paths.product.to({ id }),
      }));
    },
  },
];
