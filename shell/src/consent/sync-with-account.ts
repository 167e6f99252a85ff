import { asksForPrivacy, consentVersion, keepConsent, onConsent, readConsent } from '@ritual/shared/consent';
import type { AuthPort } from '@ritual/shared/federation';
import { agreeConsent } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';

export interface AccountOptions {
  readonly session: Pick<AuthPort, 'getState' | 'subscribe'>;
  readonly report: (error: unknown, context?: Readonly<Record<string, unknown>>) => void;
}

/**
 * Keeps the consent of browser and account in sync while a shopper is signed in: the later decision wins. Signing out leaves the
 * browser's decision as it is. With Global Privacy Control the browser's decision is not synced.
 */
export function syncWithAccount({ session, report }: AccountOptions): void {
  let account: string | undefined;
  /** The decision that both sides have already; saving it again would change nothing. */
  let agreed: string | undefined;

  const agree = async (): Promise<void> => {
    const mine = readConsent();
    if (account === undefined || asksForPrivacy()) return;
    if (mine && agreed === mine.decidedAt) return;
    const { consent } = await api.call(agreeConsent, { body: { consent: mine } });
    // A newer decision was made in the meantime; it is saved by its own call.
    if (readConsent() !== mine || consent?.version !== consentVersion) return;
    agreed = consent.decidedAt;
    if (consent.decidedAt !== mine?.decidedAt) keepConsent(consent);
  };
  const tryToAgree = () => {
    const asked = account;
    agree().catch((error: unknown) => {
      // The page was left or the network failed: the next page syncs again.
      if (isApiError(error, 'NETWORK')) return;
      // Signed out in the meantime, or the account was deleted: there is no account to sync with.
      if (isApiError(error, 'UNAUTHENTICATED') || account !== asked) return;
      report(error, { part: 'consent' });
    });
  };
  const follow = () => {
    const id = session.getState().user?.id;
    if (id === account) return;
    account = id;
    agreed = undefined;
    tryToAgree();
  };
  session.subscribe(follow);
  // A decision made in another tab is saved by that tab.
  onConsent((here) => {
    if (here) tryToAgree();
  });
  follow();
}
