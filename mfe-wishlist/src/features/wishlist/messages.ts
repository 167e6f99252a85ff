import { errorMessage, isApiError } from '@ritual/shared/http';
import { paths } from '@ritual/shared/paths';
import type { ToastRequest } from '@ritual/shared/state';

const wayThere = { label: 'View wishlist', to: paths.wishlist.to() };

export const savedMessage: ToastRequest = {
  text: 'Saved to your wishlist',
  tone: 'success',
  action: wayThere,
};

/** Why a heart went back to what it was. A full list leads to where room can be made. */
export function refusal(productName: string, saves: boolean, error: unknown): ToastRequest {
  return {
    text: `${productName} could not be ${saves ? 'saved' : 'removed'}. ${errorMessage(error)}`,
    tone: 'error',
    ...(isApiError(error, 'WISHLIST_FULL') && { action: wayThere }),
  };
}
