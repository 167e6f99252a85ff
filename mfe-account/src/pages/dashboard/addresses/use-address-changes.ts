import type { Address } from '@ritual/shared/contract';
import { useHost } from '@ritual/shared/federation';
import { api, errorMessage } from '@ritual/shared/http';
import { useRevalidator } from '@ritual/shared/routing';
import { useStores, type ToastRequest } from '@ritual/shared/state';

type AddressValues = Omit<Address, 'id'>;

/**
 * Changes to the shopper's addresses. Each tells how it went and reads the list again; `save` alone throws, as
 * its form has the place to say why.
 */
export function useAddressChanges() {
  const { toasts } = useStores();
  const { report } = useHost();
  const { revalidate } = useRevalidator();

  const done = async (toast: ToastRequest) => {
    toasts.getState().show(toast);
    await revalidate();
  };
  const attempt = async (work: () => Promise<unknown>, toast: ToastRequest) => {
    try {
      await work();
      await done(toast);
    } catch (error) {
      report(error);
      await done({ text: errorMessage(error), tone: 'error' });
    }
  };

  return {
    save: async (id: string | null, body: AddressValues) => {
      if (id === null) await api.call('createAddress', { body });
      else await api.call('updateAddress', { params: { id }, body });
      await done({ text: 'Address saved.' });
    },
    makeDefault: ({ id }: Address) =>
      attempt(() => api.call('makeDefaultAddress', { params: { id } }), { text: 'Default address changed.' }),
    remove: ({ id, ...body }: Address) => {
      const bringBack = () =>
        void attempt(() => api.call('createAddress', { body }), { text: 'Address restored.' });
      return attempt(() => api.call('deleteAddress', { params: { id } }), {
        text: 'Address removed.',
        action: { label: 'Undo', onClick: bringBack },
      });
    },
  };
}
