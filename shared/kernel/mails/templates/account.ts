import { button, ifNotYou, nothing, text, toPerson, type MailTemplate } from './template.ts';

const once = text('The link works once, for {{link_life}}.');
const account = { ...nothing, group: 'account' } as const;

export const accountTemplates = {
  welcome: {
    ...account,
    label: 'Welcome',
    about: 'After someone has registered, with the link that confirms the address.',
    fields: ['first_name', 'link_life'],
    buttons: { confirm: 'The link that confirms the address' },
    words: toPerson(
      'Welcome to {{shop}}',
      'Your account is ready. One thing is left: confirm your email address.',
      [
        text('Your account is ready. Please confirm that this is your email address.'),
        button('confirm', 'Confirm your email'),
        once,
        text('If you did not open an account with us, you need not do anything.'),
      ],
    ),
  },
  'verify-email': {
    ...account,
    label: 'Confirm an address',
    about: 'When an account is to have this address, or the link is asked for again.',
    fields: ['first_name', 'email', 'link_life'],
    buttons: { confirm: 'The link that confirms the address' },
    words: toPerson('Confirm your email address', 'The link works once, for {{link_life}}.', [
      text('Please confirm that {{email}} is your email address.'),
      button('confirm', 'Confirm your email'),
      once,
      text('If you did not ask for this, you need not do anything.'),
    ]),
  },
  'reset-password': {
    ...account,
    label: 'New password',
    about: 'When a new password is asked for.',
    fields: ['first_name', 'link_life'],
    buttons: { reset: 'The link that sets a new password' },
    words: toPerson('Choose a new password', 'The link works once, for {{link_life}}.', [
      text('You can choose a new password for your account.'),
      button('reset', 'Choose a new password'),
      once,
      text('If you did not ask for this, you need not do anything. Your password stays as it is.'),
    ]),
  },
  'password-changed': {
    ...account,
    label: 'Password changed',
    about: 'After a password was changed.',
    fields: ['first_name', 'passkeys'],
    whens: { has_passkeys: 'The account has passkeys' },
    buttons: { stop: 'The page that asks for a new password' },
    words: toPerson('Your password was changed', 'If it was you, there is nothing to do.', [
      text('The password of your account was changed, and your other devices were signed out.'),
      text(
        'Your account has {{passkeys}}. Remove any that you do not know: Account, Security.',
        'has_passkeys',
      ),
      text('If it was you, there is nothing to do.'),
      button('stop', 'I did not do this'),
      ifNotYou,
    ]),
  },
  'email-changed': {
    ...account,
    label: 'Address changed',
    about: 'To the address that an account had before.',
    fields: ['first_name', 'new_email'],
    buttons: { store: 'The store' },
    words: toPerson('Your email address was changed', 'This address no longer belongs to your account.', [
      text('Your account is now used with {{new_email}} instead of this address.'),
      button('store', 'Go to the store'),
      ifNotYou,
    ]),
  },
  'email-in-use': {
    ...account,
    label: 'Address in use',
    about: 'To the owner of an address that was entered for another account.',
    fields: ['first_name'],
    buttons: { login: 'Signing in' },
    words: toPerson(
      'You already have an account',
      'This address was entered for another account. Nothing was changed.',
      [
        text(
          'This email address was entered for another account. It belongs to yours, so nothing was changed.',
        ),
        button('login', 'Sign in'),
        text('If it was you, sign in with this address. If not, you need not do anything.'),
      ],
    ),
  },
  'account-deleted': {
    ...account,
    label: 'Account deleted',
    about: 'After an account was deleted.',
    fields: ['first_name'],
    words: toPerson('Your account was deleted', 'Your account and what belonged to it are gone.', [
      text(
        'Your account and what belonged to it were deleted. Orders stay in our books without your personal data.',
      ),
      text('An order that is on its way to you still arrives; its address is deleted then.'),
      text('Goodbye, and thank you.'),
      ifNotYou,
    ]),
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
