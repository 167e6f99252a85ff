/** The fields of nodemailer's errors that say why a mail was not sent. */
interface MailError {
  readonly code?: string;
  readonly originalCode?: string;
  readonly timeoutType?: string;
  readonly command?: string;
  readonly permanent?: boolean;
}

/**
 * - `refused`: the server rejects this mail for good, so it is not tried again.
 * - `unavailable`: no server could be reached, or it rejects the store's login. The try does not count against the mail.
 * - `failed`: anything else; the mail is tried again.
 */
export type MailErrorKind = 'refused' | 'unavailable' | 'failed';

const unavailableCodes = new Set([
  ...['EDNS', 'ETLS', 'EREQUIRETLS', 'EPROXY', 'ECONFIG', 'EAUTH', 'ENOAUTH', 'EOAUTH2'],
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'],
]);
const unavailableTimeouts = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);

/** Which of these an error of nodemailer is. */
export function classifyMailError(error: unknown): MailErrorKind {
  const { code = '', originalCode = '', timeoutType = '', command, permanent } = error as MailError;
  if (
    unavailableCodes.has(code) ||
    unavailableCodes.has(originalCode) ||
    unavailableTimeouts.has(timeoutType)
  )
    return 'unavailable';
  // A refused sender address (MAIL FROM) is a fault of the settings and concerns every mail.
  const aboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  // `permanent` is missing when nodemailer itself rejects the address, before any server answers.
  return aboutMail && permanent !== false ? 'refused' : 'failed';
}
