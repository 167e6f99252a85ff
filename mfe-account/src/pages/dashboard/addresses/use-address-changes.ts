import { useRef } from 'react';
import type { Address } from '@ritual/shared/contract';
import { useHost } from '@ritual/shared/federation';
import {
  createAddress,
  deleteAddress,
  makeDefaultAddress,
  updateAddress,
} from '@ritual/shared/contract/calls';
import { api, errorMessage } from '@ritual/shared/http';
import { useRevalidator } from '@ritual/shared/routing';
import { useStores, type ToastRequest } from '@ritual/shared/state';

type AddressValues = Omit<Address, 'id'>;

/**
 * Changes to the shopper's addresses. Each reports its result and reloads the list; only `save` throws, because its form can
 * show the error.
 */
export function useAddressChanges() {
  const { toasts } = useStores();
  const { report } = useHost();
  const { revalidate } = useRevalidator();

  /** Addresses with a pending change: on a slow connection a second tap comes before the first is answered. */
  const changing = useRef(new Set<string>());

  const done = async (toast: ToastRequest) => {
    toasts.getState().show(toast);
    await revalidate();
  };
  const failed = (error: unknown) => {
    report(error);
    toasts.getState().show({ text: errorMessage(error), tone: 'error' });
  };
  const attempt = async (work: () => Promise<unknown>, toast: ToastRequest) => {
    try {
      await work();
      await done(toast);
    } catch (error) {
      failed(error);
      await revalidate();
    }
  };

  const once = async (id: string, change: () => Promise<void>) => {
    if (changing.current.has(id)) return;
    changing.current.add(id);
    try {
      await change();
    } finally {
      changing.current.delete(id);
    }
  };

  return {
    /** Reports an error where no form can show it. */
    failed,
    save: async (id: string | null, body: AddressValues) => {
      if (id === null) await api.call(createAddress, { body });
      else await api.call(updateAddress, { params: { id }, body });
      await done({ text: 'Address saved.' });
    },
    makeDefault: ({ id }: Address) =>
      once(id, () =>
        attempt(() => api.call(makeDefaultAddress, { params: { id } }), {
          text: 'Default address changed.',
        }),
      ),
    remove: ({ id, ...body }: Address) => {
      const bringBack = () =>
        void attempt(() => api.call(createAddress, { body }), { text: 'Address restored.' });
      return once(id, () =>
        attempt(() => api.call(deleteAddress, { params: { id } }), {
          text: 'Address removed.',
          action: { label: 'Undo', onClick: bringBack },
        }),
      );
    },
  };
}
