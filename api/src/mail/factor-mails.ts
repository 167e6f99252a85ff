import { paths } from '@ritual/shared/paths';
import { toPerson, type Person } from './account-mails.ts';
import type { EmailDocument } from './rendering/email-document.ts';

/** What changed in the ways of signing in. */
export type FactorChange =
  'app-added' | 'app-removed' | 'codes-renewed' | 'passkey-added' | 'passkey-removed' | 'reset';

/** To the person whose account it is, after the change. */
export function factorMail(person: Person, change: FactorChange, publicUrl: string): EmailDocument {
  return toPerson(person, {
    ...{ kind: 'sign-in-changed', template: change === 'reset' ? 'factor-reset' : change, publicUrl },
    urls: { security: publicUrl + paths.security.to() },
  });
}

export function recoveryCodeUsedMail(person: Person, left: number, publicUrl: string): EmailDocument {
  const rest = left === 0 ? 'It was the last one' : left === 1 ? 'One is left' : `${left} are left`;
  return toPerson(person, {
    ...{ kind: 'sign-in-changed', template: 'recovery-code-used', publicUrl },
    fields: { codes_left: rest },
    urls: { security: publicUrl + paths.security.to() },
  });
}
