import { brand } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/routing/paths';
import { randomUUID } from 'node:crypto';
import { escapeHtml, mailPage } from './html.ts';
import type { Mail } from './outbox.ts';

export interface Person {
  readonly email: string;
  readonly firstName: string;
}

export interface Letter {
  readonly kind: Mail['kind'];
  readonly subject: string;
  readonly before: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
  readonly after: readonly string[];
}

const notYou = `If this was not you, write to ${brand.email} or call ${brand.phone}.`;

/** One paragraph for each sentence, the link as a button and, for those who cannot press it, as text. */
export function letter({ email, firstName }: Person, { kind, subject, before, link, after }: Letter): Mail {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const url = escapeHtml(link?.url ?? '');
  const button = link
    ? `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:14px 28px;background:#1a1a1a;color:#ffffff;text-decoration:none">${escapeHtml(link.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5c5852">Or open this address: <a href="${url}" style="color:#5c5852;word-break:break-all">${url}</a></p>`
    : '';
  const greeting = `Hello ${firstName},`;
  return {
    ...{ kind, subject, recipient: email },
    // Each time is its own: what is asked for twice is answered twice.
    dedupeKey: `${kind}:${randomUUID()}`,
    html: mailPage({
      title: subject,
      body: [
        `<h1 style="margin:0 0 16px;font-size:24px">${escapeHtml(subject)}</h1>`,
        ...[greeting, ...before].map(paragraph),
        button,
        ...after.map(paragraph),
      ].join(''),
    }),
    text: [
      ...[subject, '', greeting, '', ...before],
      ...(link ? ['', `${link.label}: ${link.url}`, ''] : []),
      ...[...after, '', `Questions? Write to ${brand.email} or call ${brand.phone}.`],
    ].join('\n'),
  };
}

/** To somebody who has just registered. */
export function welcomeMail(person: Person, token: string, publicUrl: string): Mail {
  return letter(person, {
    ...{ kind: 'welcome', subject: `Welcome to ${brand.name}` },
    before: ['Your account is ready. Please confirm that this is your email address.'],
    link: { label: 'Confirm your email', url: publicUrl + paths.verifyEmail.to({ token }) },
    after: [
      'The link works once, for 3 days.',
      'If you did not open an account with us, you need not do anything.',
    ],
  });
}

/** To an address that is to be an account's. */
export function verifyMail(person: Person, token: string, publicUrl: string): Mail {
  return letter(person, {
    ...{ kind: 'verify-email', subject: 'Confirm your email address' },
    before: [`Please confirm that ${person.email} is your email address.`],
    link: { label: 'Confirm your email', url: publicUrl + paths.verifyEmail.to({ token }) },
    after: ['The link works once, for 24 hours.', 'If you did not ask for this, you need not do anything.'],
  });
}

export function resetMail(person: Person, token: string, publicUrl: string): Mail {
  return letter(person, {
    ...{ kind: 'reset-password', subject: 'Choose a new password' },
    before: ['You can choose a new password for your account.'],
    link: { label: 'Choose a new password', url: publicUrl + paths.resetPassword.to({ token }) },
    after: [
      'The link works once, for 1 hour.',
      'If you did not ask for this, you need not do anything. Your password stays as it is.',
    ],
  });
}

/** The link asks for a mail: it opens nothing by itself. */
export function passwordChangedMail(person: Person, publicUrl: string): Mail {
  return letter(person, {
    ...{ kind: 'password-changed', subject: 'Your password was changed' },
    before: ['The password of your account was changed, and your other devices were signed out.'],
    link: { label: 'I did not do this', url: publicUrl + paths.forgotPassword.to() },
    after: [notYou],
  });
}

/** To the address before. */
export function emailChangedMail(before: Person, email: string, publicUrl: string): Mail {
  return letter(before, {
    ...{ kind: 'email-changed', subject: 'Your email address was changed' },
    before: [`Your account is now used with ${masked(email)} instead of this address.`],
    link: { label: 'Go to the store', url: publicUrl + paths.home.to() },
    after: [notYou],
  });
}

/** To the owner of an address that somebody else wanted for an account: the answer itself must not tell. */
export function emailInUseMail(owner: Person, publicUrl: string): Mail {
  return letter(owner, {
    ...{ kind: 'email-in-use', subject: 'You already have an account' },
    before: [
      'Somebody wanted to use this email address for another account. It belongs to yours, so nothing was changed.',
    ],
    link: { label: 'Sign in', url: publicUrl + paths.login.to() },
    after: ['If it was you, sign in with this address. If not, you need not do anything.'],
  });
}

export function goodbyeMail(person: Person): Mail {
  return letter(person, {
    ...{ kind: 'account-deleted', subject: 'Your account was deleted' },
    before: [
      'Your account and what belonged to it were deleted. Orders stay in our books without your personal data.',
      'An order that is on its way to you still arrives; its address is deleted then.',
    ],
    after: ['Goodbye, and thank you.', notYou],
  });
}

/** 'maya@example.com' → 'm•••@example.com': the mail may be read by somebody whom it does not concern any more. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
