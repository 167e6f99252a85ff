import { paths } from '@ritual/shared/paths';
import { randomUUID } from 'node:crypto';
import { type EmailDocument, theShop } from './rendering/email-document.ts';
import { duration } from './duration.ts';
import { linkSeconds } from './mail.ts';
import { withoutAddresses } from './rendering/plain.ts';

export interface Person {
  readonly email: string;
  readonly firstName: string;
}

const because = `there is an account with this address at ${theShop}.`;

/** To a person. Each time is its own: what is asked for twice is answered twice. */
export function toPerson(
  { email, firstName }: Person,
  document: Pick<EmailDocument, 'kind' | 'template' | 'urls' | 'holds' | 'publicUrl'> &
    Partial<Pick<EmailDocument, 'because' | 'fields'>>,
): EmailDocument {
  return {
    ...{ because, ...document, recipient: email, dedupeKey: `${document.kind}:${randomUUID()}` },
    fields: { first_name: withoutAddresses(firstName), ...document.fields },
  };
}

/** To a person who has just registered. */
export function welcomeMail(person: Person, token: string, publicUrl: string): EmailDocument {
  return toPerson(person, {
    ...{ kind: 'welcome', template: 'welcome', publicUrl },
    fields: { link_life: duration(linkSeconds.welcome) },
    urls: { confirm: publicUrl + paths.verifyEmail.to({ token }) },
  });
}

/** To an address that is to be an account's. */
export function verifyMail(person: Person, token: string, publicUrl: string): EmailDocument {
  return toPerson(person, {
    ...{ kind: 'verify-email', template: 'verify-email', publicUrl },
    fields: { email: person.email, link_life: duration(linkSeconds.verify) },
    urls: { confirm: publicUrl + paths.verifyEmail.to({ token }) },
  });
}

export function resetMail(person: Person, token: string, publicUrl: string): EmailDocument {
  return toPerson(person, {
    ...{ kind: 'reset-password', template: 'reset-password', publicUrl },
    fields: { link_life: duration(linkSeconds.reset) },
    urls: { reset: publicUrl + paths.resetPassword.to({ token }) },
  });
}

/** The link asks for a mail: it opens nothing by itself. */
export function passwordChangedMail(person: Person, publicUrl: string, passkeys = 0): EmailDocument {
  const some = passkeys === 1 ? 'a passkey' : `${String(passkeys)} passkeys`;
  return toPerson(person, {
    ...{ kind: 'password-changed', template: 'password-changed', publicUrl },
    fields: { passkeys: `${some}, which still ${passkeys === 1 ? 'signs' : 'sign'} in` },
    holds: passkeys > 0 ? ['has_passkeys'] : [],
    urls: { stop: publicUrl + paths.forgotPassword.to() },
  });
}

/** To the address before. */
export function emailChangedMail(before: Person, email: string, publicUrl: string): EmailDocument {
  return toPerson(before, {
    ...{ kind: 'email-changed', template: 'email-changed', publicUrl },
    fields: { new_email: masked(email) },
    urls: { store: publicUrl + paths.home.to() },
  });
}

/** To the owner of an address that was entered for another account: the answer itself must not tell. */
export function emailInUseMail(owner: Person, publicUrl: string): EmailDocument {
  return toPerson(owner, {
    ...{ kind: 'email-in-use', template: 'email-in-use', publicUrl },
    urls: { login: publicUrl + paths.login.to() },
  });
}

export function goodbyeMail(person: Person, publicUrl: string): EmailDocument {
  return toPerson(person, {
    ...{ kind: 'account-deleted', template: 'account-deleted', publicUrl },
    because: `there was an account with this address at ${theShop}. It is the last one about it.`,
  });
}

/** 'maya@example.com' → 'm•••@example.com': the mail may be read by a person whom it does not concern any more. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
