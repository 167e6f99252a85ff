import type { Address, CallResult } from '@ritual/shared/contract';
import { listAddresses, taxRules } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';

export interface CheckoutData {
  /** `null` when they could not be loaded; the page offers a retry. */
  readonly addresses: readonly Address[] | null;
  /** Empty when they could not be loaded: tax then counts as zero until the server's quote arrives. */
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
