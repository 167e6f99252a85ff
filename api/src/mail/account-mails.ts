import { paths } from '@ritual/shared/paths';
import { randomUUID } from 'node:crypto';
import { button, reach, text, type EmailDocument, theShop } from './rendering/email-document.ts';
import { duration } from './duration.ts';
import { linkSeconds } from './mail.ts';
import { withoutAddresses } from './rendering/plain.ts';

export interface Person {
  readonly email: string;
  readonly firstName: string;
}

export const notYou = reach('If this was not you');
const because = `there is an account with this address at ${theShop}.`;

const once = (seconds: number) => text(`The link works once, for ${duration(seconds)}.`);

/** To a person, under the subject as its heading. Each time is its own: what is asked for twice is answered twice. */
export function toPerson(
  { email, firstName }: Person,
  document: Pick<EmailDocument, 'kind' | 'subject' | 'preheader' | 'blocks' | 'publicUrl'> &
    Partial<Pick<EmailDocument, 'because'>>,
): EmailDocument {
  const { kind, subject, blocks } = document;
  return {
    ...{ because, ...document, heading: subject, recipient: email, dedupeKey: `${kind}:${randomUUID()}` },
    blocks: [text(`Hello ${withoutAddresses(firstName)},`), ...blocks],
  };
}

/** To a person who has just registered. */
export function welcomeMail(person: Person, token: string, publicUrl: string): EmailDocument {
  return toPerson(person, {
    ...{ kind: 'welcome', subject: `Welcome to ${theShop}`, publicUrl },
    preheader: 'Your account is ready. One thing is left: confirm your email address.',
    blocks: [
      text('Your account is ready. Please confirm that this is your email address.'),
      button('Confirm your email', publicUrl + paths.verifyEmail.to({ token })),
      once(linkSeconds.welcome),
      text('If you did not open an account with us, you need not do anything.'),
    ],
  });
}

/** To an address that is to be an account's. */
export function verifyMail(person: Person, token: string, publicUrl: string): EmailDocument {
  return toPerson(person, {
    ...{ kind: 'verify-email', subject: 'Confirm your email address', publicUrl },
    preheader: `The link works once, for ${duration(linkSeconds.verify)}.`,
    blocks: [
      text(`Please confirm that ${person.email} is your email address.`),
      button('Confirm your email', publicUrl + paths.verifyEmail.to({ token })),
      once(linkSeconds.verify),
      text('If you did not ask for this, you need not do anything.'),
    ],
  });
}

export function resetMail(person: Person, token: string, publicUrl: string): EmailDocument {
  return toPerson(person, {
    ...{ kind: 'reset-password', subject: 'Choose a new password', publicUrl },
    preheader: `The link works once, for ${duration(linkSeconds.reset)}.`,
    blocks: [
      text('You can choose a new password for your account.'),
      button('Choose a new password', publicUrl + paths.resetPassword.to({ token })),
      once(linkSeconds.reset),
      text('If you did not ask for this, you need not do anything. Your password stays as it is.'),
    ],
  });
}

/** The link asks for a mail: it opens nothing by itself. */
export function passwordChangedMail(person: Person, publicUrl: string, passkeys = 0): EmailDocument {
  return toPerson(person, {
    ...{ kind: 'password-changed', subject: 'Your password was changed', publicUrl },
    preheader: 'If it was you, there is nothing to do.',
    blocks: [
      text('The password of your account was changed, and your other devices were signed out.'),
      ...(passkeys > 0
        ? [
            text(
              `Your account has ${passkeys === 1 ? 'a passkey' : `${passkeys} passkeys`}, which still ${passkeys === 1 ? 'signs' : 'sign'} in. Remove any that you do not know: Account, Security.`,
            ),
          ]
        : []),
      text('If it was you, there is nothing to do.'),
      button('I did not do this', publicUrl + paths.forgotPassword.to()),
      notYou,
    ],
  });
}

/** To the address before. */
export function emailChangedMail(before: Person, email: string, publicUrl: string): EmailDocument {
  return toPerson(before, {
    ...{ kind: 'email-changed', subject: 'Your email address was changed', publicUrl },
    preheader: 'This address no longer belongs to your account.',
    blocks: [
      text(`Your account is now used with ${masked(email)} instead of this address.`),
      button('Go to the store', publicUrl + paths.home.to()),
      notYou,
    ],
  });
}

/** To the owner of an address that was entered for another account: the answer itself must not tell. */
export function emailInUseMail(owner: Person, publicUrl: string): EmailDocument {
  return toPerson(owner, {
    ...{ kind: 'email-in-use', subject: 'You already have an account', publicUrl },
    preheader: 'This address was entered for another account. Nothing was changed.',
    blocks: [
      text(
        'This email address was entered for another account. It belongs to yours, so nothing was changed.',
      ),
      button('Sign in', publicUrl + paths.login.to()),
      text('If it was you, sign in with this address. If not, you need not do anything.'),
    ],
  });
}

export function goodbyeMail(person: Person, publicUrl: string): EmailDocument {
  return toPerson(person, {
    ...{ kind: 'account-deleted', subject: 'Your account was deleted', publicUrl },
    preheader: 'Your account and what belonged to it are gone.',
    because: `there was an account with this address at ${theShop}. It is the last one about it.`,
    blocks: [
      text(
        'Your account and what belonged to it were deleted. Orders stay in our books without your personal data.',
      ),
      text('An order that is on its way to you still arrives; its address is deleted then.'),
      text('Goodbye, and thank you.'),
      notYou,
    ],
  });
}

/** 'maya@example.com' → 'm•••@example.com': the mail may be read by a person whom it does not concern any more. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
