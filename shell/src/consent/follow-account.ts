import { asksForPrivacy, consentVersion, keepConsent, onConsent, readConsent } from '@ritual/shared/consent';
import type { AuthPort } from '@ritual/shared/federation';
import { agreeConsent } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';

export interface AccountOptions {
  readonly session: Pick<AuthPort, 'getState' | 'subscribe'>;
  readonly report: (error: unknown, context?: Readonly<Record<string, unknown>>) => void;
}

/**
 * Browser and account agree while somebody is signed in: the later decision of both holds in both. Signing out leaves the
 * browser's as it is. With Global Privacy Control the browser decides for itself alone.
 */
export function followAccount({ session, report }: AccountOptions): void {
  let account: string | undefined;
  /** What both sides have; said again, it would change nothing. */
  let agreed: string | undefined;

  const agree = async (): Promise<void> => {
    const mine = readConsent();
    if (account === undefined || asksForPrivacy()) return;
    if (mine && agreed === mine.decidedAt) return;
    const { consent } = await api.call(agreeConsent, { body: { consent: mine } });
    // Decided anew in the meantime: that decision is told by itself.
    if (readConsent() !== mine || consent?.version !== consentVersion) return;
    agreed = consent.decidedAt;
    if (consent.decidedAt !== mine?.decidedAt) keepConsent(consent);
  };
  const tryToAgree = () => {
    const asked = account;
    agree().catch((error: unknown) => {
      // Left the page or lost the line: the next page asks again.
      if (isApiError(error, 'NETWORK')) return;
      // Signed out in the meantime, or the account is deleted: nobody is there to agree.
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
  // A decision of another tab is told by that tab.
  onConsent((here) => {
    if (here) tryToAgree();
  });
  follow();
}
