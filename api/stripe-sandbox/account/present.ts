/** What the account may do; tests change it by a control call. */
export interface AccountRecord {
  charges_enabled: boolean;
  payouts_enabled: boolean;
  country: string;
  statement_descriptor: string | null;
  currently_due: string[];
}

/** One that may do everything. */
export const readyAccount = (): AccountRecord => ({
  charges_enabled: true,
  payouts_enabled: true,
  country: 'US',
  statement_descriptor: 'RITUAL OF POWER',
  currently_due: [],
});

/** As much of Stripe's account object as tells what it may do. */
export function presentAccount(account: AccountRecord) {
  const { charges_enabled, payouts_enabled, country, statement_descriptor, currently_due } = account;
  return {
    id: 'acct_ritual_sandbox',
    object: 'account',
    charges_enabled,
    payouts_enabled,
    details_submitted: currently_due.length === 0,
    country,
    default_currency: 'usd',
    type: 'standard',
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due,
      disabled_reason: charges_enabled ? null : 'requirements.past_due',
      errors: [],
      eventually_due: currently_due,
      past_due: charges_enabled ? [] : currently_due,
      pending_verification: [],
    },
    settings: { payments: { statement_descriptor } },
  };
}
