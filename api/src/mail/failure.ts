/** What a mail server says of a failure; nodemailer's errors have it. */
interface Said {
  readonly code?: string;
  readonly originalCode?: string;
  readonly timeoutType?: string;
  readonly command?: string;
  readonly permanent?: boolean;
}

/**
 * - `refused`: this mail will never be taken.
 * - `unavailable`: no server could be reached, or it does not let the store in. That says nothing about the mail.
 * - `failed`: may go better next time.
 */
export type Verdict = 'refused' | 'unavailable' | 'failed';

const unavailableCodes = new Set([
  ...['EDNS', 'ETLS', 'EREQUIRETLS', 'EPROXY', 'ECONFIG', 'EAUTH', 'ENOAUTH', 'EOAUTH2'],
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'],
]);
const unavailableTimeouts = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);

/** What follows from a failure for the mail that was to be sent. */
export function verdictOn(error: unknown): Verdict {
  const { code = '', originalCode = '', timeoutType = '', command, permanent } = error as Said;
  if (
    unavailableCodes.has(code) ||
    unavailableCodes.has(originalCode) ||
    unavailableTimeouts.has(timeoutType)
  )
    return 'unavailable';
  // A sender that is not welcome is a matter of the settings and not of this mail.
  const aboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  // Without a server's word the address itself was of no use.
  return aboutMail && permanent !== false ? 'refused' : 'failed';
}
