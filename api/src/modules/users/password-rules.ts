import { brand } from '@ritual/shared/kernel';
import { invalidFields } from '../../errors.ts';
import { isCommonPassword } from './common-passwords.ts';

export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Letters that are left when the words that are easy to guess about a person are taken out: fewer protect nothing. */
const fewLetters = 4;

const onlyLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Words of an account that an attacker tries first: the e-mail before its @, the names, the name of the store. */
function guessable({ email, firstName, lastName }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const words = [local, domain, ...local.split(/[^\p{L}]+/u), ...domain.split('.'), firstName, lastName];
  return [...words, brand.name, ...brand.name.split(' ')]
    .map(onlyLetters)
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length);
}

/** Whether a password is little more than what is known of its owner: 'Maya.Collins1990', 'maya@example.com'. */
export function isOwnersName(password: string, owner: PasswordOwner): boolean {
  if (password.toLowerCase() === owner.email.toLowerCase()) return true;
  const letters = onlyLetters(password);
  const left = guessable(owner).reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return left.length < letters.length && left.length < fewLetters;
}

/** Wherever a password is set. Throws VALIDATION_FAILED for the field. */
export function requireGoodPassword(path: string, password: string, owner: PasswordOwner): void {
  if (isCommonPassword(password)) {
    throw invalidFields({ path, message: 'This password is one of the most used. Choose another one.' });
  }
  if (isOwnersName(password, owner)) {
    const message = 'This password is easy to guess from your name or email. Choose another one.';
    throw invalidFields({ path, message });
  }
}
