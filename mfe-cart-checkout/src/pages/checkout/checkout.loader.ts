import type { Address, CallResult } from '@ritual/shared/contract';
import { listAddresses, taxRules } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';

export interface CheckoutData {
  /** `null` when they could not be loaded; the page offers to try again. */
  readonly addresses: readonly Address[] | null;
  /** None when they could not be loaded: tax is then taken as none until the server's quote is there. */
  readonly taxRules: CallResult<typeof taxRules>;
}

/** Runs in the browser only, behind the guard. */
export async function loader(): Promise<CheckoutData> {
  const [addresses, rules] = await Promise.allSettled([api.call(listAddresses), api.call(taxRules)]);
  return {
    addresses: addresses.status === 'fulfilled' ? addresses.value : null,
    taxRules: rules.status === 'fulfilled' ? rules.value : [],
  };
}
