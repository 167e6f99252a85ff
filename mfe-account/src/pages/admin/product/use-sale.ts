import { useState } from 'react';
import type { AdminProduct } from '@ritual/shared/contract';
import { setProductSale } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import { isOpenSale } from '@ritual/shared/kernel';
import { useUndo } from '../../../admin/index.ts';
import { saleOf, saleValues } from '../../../rules/product/sale-form.ts';

type Wanted = ReturnType<typeof saleOf> | null;

/** Plans the sale of a product and takes it back, with a way back of its own. */
export function useSale(product: AdminProduct, onChanged: (product: AdminProduct) => void) {
  const say = useUndo();
  const [busy, setBusy] = useState(false);
  const { id, sale, version } = product;
  const open = sale && isOpenSale(sale) ? sale : null;
  const put = async (wanted: Wanted, seen: number): Promise<AdminProduct> => {
    const next = await api.call(setProductSale, { params: { id }, body: { sale: wanted, version: seen } });
    onChanged(next);
    return next;
  };
  const change = async (wanted: Wanted, wordsOf: (next: AdminProduct) => string) => {
    const next = await put(wanted, version);
    const was = open && saleOf(saleValues(open, open.firstDay));
    say({ words: wordsOf(next), undo: () => put(was, next.version).then(() => undefined) });
  };
  return {
    open,
    busy,
    plan: (wanted: NonNullable<Wanted>) =>
      change(
        wanted,
        ({ name, sale: now }) =>
          `${name} is ${now?.state === 'RUNNING' ? 'on sale now' : 'planned to be on sale'}`,
      ),
    takeBack: async () => {
      if (busy) return;
      setBusy(true);
      try {
        const words = open?.state === 'RUNNING' ? 'has ended' : 'is taken back';
        await change(null, ({ name }) => `The sale of ${name} ${words}`);
      } catch (error) {
        say({ words: errorMessage(error), failed: true });
      } finally {
        setBusy(false);
      }
    },
  };
}
