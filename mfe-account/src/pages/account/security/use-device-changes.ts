import { useHost } from '@ritual/shared/federation';
import { endSession, logoutAll } from '@ritual/shared/contract/calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { useRevalidator } from '@ritual/shared/routing';
import { useStores, type ToastRequest } from '@ritual/shared/state';
import { useSignOut } from '../../../features/account/use-sign-out.ts';

/** Signs out one device, this one or all. Failures are reported, and the list is reloaded. */
export function useDeviceChanges() {
  const { toasts } = useStores();
  const { report } = useHost();
  const { revalidate } = useRevalidator();
  const leave = useSignOut();
  const tell = (toast: ToastRequest) => void toasts.getState().show(toast);
  const fail = (error: unknown) => {
    report(error);
    tell({ text: errorMessage(error), tone: 'error' });
  };

  return {
    signOutHere: () => leave(),
    end: async (id: string, name: string) => {
      try {
        await api.call(endSession, { params: { id } });
        tell({ text: `${name} is signed out.`, tone: 'success' });
      } catch (error) {
        // Already signed out: the desired result, and the list below shows it.
        if (!isApiError(error, 'SESSION_NOT_FOUND')) fail(error);
      }
      await revalidate();
    },
    signOutEverywhere: async () => {
      try {
        await api.call(logoutAll);
      } catch (error) {
        fail(error);
        return;
      }
      await leave();
      tell({ text: 'You are signed out on all your devices.', tone: 'success' });
    },
  };
}
