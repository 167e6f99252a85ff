import { button, ifNotYou, nothing, text, toPerson, type MailTemplate } from './template.ts';

const signIn = {
  ...nothing,
  group: 'account',
  fields: ['first_name'],
  buttons: { security: 'The security of the account' },
} as const;

const look = button('security', 'Look at security');

const changed = (label: string, subject: string, sentence: string) =>
  ({
    ...{ ...signIn, label },
    about: 'After a change of the ways in which an account signs in.',
    words: toPerson(subject, 'If it was you, there is nothing to do.', [
      text(sentence),
      text(
        'If it was not you, choose a new password at once and look at the ways to sign in to your account.',
      ),
      look,
      ifNotYou,
    ]),
  }) satisfies MailTemplate;

export const signInTemplates = {
  'app-added': changed(
    'Authenticator app set up',
    'An authenticator app was set up',
    'Signing in to your account now also asks for a code of your authenticator app.',
  ),
  'app-removed': changed(
    'Authenticator app removed',
    'Your authenticator app was removed',
    'Your account no longer asks for the codes of an authenticator app.',
  ),
  'codes-renewed': changed(
    'New recovery codes',
    'You have new recovery codes',
    'New recovery codes were made for your account. Those from before no longer work.',
  ),
  'passkey-added': changed(
    'Passkey added',
    'A passkey was added',
    'A passkey was added to your account. It signs in without the password.',
  ),
  'passkey-removed': changed(
    'Passkey removed',
    'A passkey was removed',
    'A passkey of your account was removed and no longer signs in.',
  ),
  'factor-reset': changed(
    'Second factor reset',
    'Your second factor was reset',
    'Your authenticator app, passkeys and recovery codes were removed, and all your devices were signed out. You set up a new second factor when you sign in the next time.',
  ),
  'recovery-code-used': {
    ...signIn,
    label: 'Recovery code used',
    about: 'After a recovery code was used in place of a second factor.',
    fields: ['first_name', 'codes_left'],
    words: toPerson('A recovery code was used', '{{codes_left}}. If it was you, there is nothing to do.', [
      text('One of your recovery codes was used in place of your second factor. {{codes_left}}.'),
      text('You can make new ones at any time; those from before stop working then.'),
      look,
      ifNotYou,
    ]),
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
