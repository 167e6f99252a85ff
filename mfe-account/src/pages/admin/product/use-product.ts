import { useRef, useState } from 'react';
import type { AdminProduct } from '@ritual/shared/contract';
import { getAdminProduct, setProductState } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import type { ProductState } from '@ritual/shared/kernel';
import { conditionalCall, useAnnounce, useLive, useUndo } from '../../../admin/index.ts';

const said: Readonly<Record<ProductState, string>> = {
  PUBLISHED: 'is published',
  DRAFT: 'is a draft again',
  WITHDRAWN: 'is withdrawn',
};

/** The product as loaded, and as others change it: stock at once, fields when nothing is unsaved in the form. */
export function useProduct(loaded: AdminProduct) {
  const say = useUndo();
  const announce = useAnnounce();
  const { id } = loaded;
  const unsaved = useRef(false);
  /** What the form was filled with; filled anew it begins again. */
  const [filled, setFilled] = useState({ product: loaded, times: 0 });
  const [isChanged, setChanged] = useState(false);
  const [busy, setBusy] = useState(false);
  const refill = (product: AdminProduct) => setFilled(({ times }) => ({ product, times: times + 1 }));
  const [product, put] = useLive(loaded, {
    ask: (signal) => conditionalCall(getAdminProduct, { params: { id } }, { signal }),
    onSeen: (now, before) => {
      if (now.version === before.version) return;
      announce('Someone else has changed this product just now');
      if (unsaved.current) setChanged(true);
      else refill(now);
    },
  });
  const saved = (next: AdminProduct) => {
    setChanged(false);
    put(next);
  };
  /** Something else than the form has changed what is in it. What was typed meanwhile stays: a save shows both. */
  const replace = (next: AdminProduct) => {
    saved(next);
    if (!unsaved.current) refill(next);
  };
  const become = async (state: ProductState, version: number) => {
    const params = { id };
    await api.call(setProductState, { params, body: { state, version } });
    const next = await api.call(getAdminProduct, { params });
    replace(next);
    return next;
  };
  const setState = async (state: ProductState) => {
    if (busy) return;
    setBusy(true);
    try {
      const before = product.state;
      const { name, version } = await become(state, product.version);
      say({ words: `${name} ${said[state]}`, undo: () => become(before, version) });
    } catch (error) {
      say({ words: errorMessage(error), failed: true });
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ product, filled, isChanged, busy, saved, replace, put, setState },
    noteUnsaved: (is: boolean) => {
      unsaved.current = is;
    },
  };
}
