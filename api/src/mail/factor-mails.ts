import { paths } from '@ritual/shared/paths';
import { toPerson, notYou, type Person } from './account-mails.ts';
import { button, text, type EmailDocument } from './rendering/email-document.ts';

/** What changed in the ways of signing in. */
export type FactorChange =
  'app-added' | 'app-removed' | 'codes-renewed' | 'passkey-added' | 'passkey-removed' | 'reset';

const words: Readonly<Record<FactorChange, readonly [subject: string, sentence: string]>> = {
  'app-added': [
    'An authenticator app was set up',
    'Signing in to your account now also asks for a code of your authenticator app.',
  ],
  'app-removed': [
    'Your authenticator app was removed',
    'Your account no longer asks for the codes of an authenticator app.',
  ],
  'codes-renewed': [
    'You have new recovery codes',
    'New recovery codes were made for your account. Those from before no longer work.',
  ],
  'passkey-added': [
    'A passkey was added',
    'A passkey was added to your account. It signs in without the password.',
  ],
  'passkey-removed': [
    'A passkey was removed',
    'A passkey of your account was removed and no longer signs in.',
  ],
  reset: [
    'Your second factor was reset',
    'Your authenticator app, passkeys and recovery codes were removed, and all your devices were signed out. You set up a new second factor when you sign in the next time.',
  ],
};

/** To the person whose account it is, after the change. */
export function factorMail(person: Person, change: FactorChange, publicUrl: string): EmailDocument {
  const [subject, sentence] = words[change];
  return toPerson(person, {
    ...{ kind: 'sign-in-changed', subject, publicUrl },
    preheader: 'If it was you, there is nothing to do.',
    blocks: [
      text(sentence),
      text(
        'If it was not you, choose a new password at once and look at the ways to sign in to your account.',
      ),
      button('Look at security', publicUrl + paths.security.to()),
      notYou,
    ],
  });
}

export function recoveryCodeUsedMail(person: Person, left: number, publicUrl: string): EmailDocument {
  const rest = left === 0 ? 'It was the last one' : left === 1 ? 'One is left' : `${left} are left`;
  return toPerson(person, {
    ...{ kind: 'sign-in-changed', subject: 'A recovery code was used', publicUrl },
    preheader: `${rest}. If it was you, there is nothing to do.`,
    blocks: [
      text(`One of your recovery codes was used in place of your second factor. ${rest}.`),
      text('You can make new ones at any time; those from before stop working then.'),
      button('Look at security', publicUrl + paths.security.to()),
      notYou,
    ],
  });
}
