import type { CartChange, Login, Register, User } from '@ritual/shared/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { countTry, forgetTries } from '../../plugins/rate-limit.ts';
import { mergeVisitorCart } from '../cart/merge.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { startLogin } from './refresh.ts';
import * as repository from './repository.ts';
import type { UserRow } from './repository.ts';

/** Where a login comes from. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string | null;
  readonly sessionId: string | null;
}

export interface SignedIn {
  readonly user: UserRow;
  readonly refreshToken: string;
  readonly cartChanges: readonly CartChange[];
}

/** Throws INVALID_CREDENTIALS, the same whichever was wrong. */
export async function login(deps: Deps, input: Login, visitor: Visitor): Promise<SignedIn> {
  const { database, settings } = deps;
  const account = `login:account:${input.email.toLowerCase()}`;
  await countTry(database.db, `login:address:${visitor.address}`, settings.limits.loginByAddress);
  await countTry(database.db, account, settings.limits.loginByAccount);
  const user = await repository.userByEmail(database.db, input.email);
  const matches = await passwordMatches(user?.passwordHash ?? null, input.password);
  if (!user || !matches) throw new AppError('INVALID_CREDENTIALS');
  await forgetTries(database.db, account);
  return signIn(deps, user, visitor);
}

export async function register(deps: Deps, input: Register, visitor: Visitor): Promise<SignedIn> {
  const { database, settings } = deps;
  await countTry(database.db, `register:address:${visitor.address}`, settings.limits.registerByAddress);
  if (isCommonPassword(input.password)) {
    throw invalidFields({
      path: 'password',
      message: 'This password is one of the most used. Choose another one.',
    });
  }
  const { password, phone, ...person } = input;
  const user = await repository.insertUser(database.db, {
    ...person,
    phone: e164(phone),
    passwordHash: await hashPassword(password),
  });
  if (!user) {
    throw new AppError('EMAIL_TAKEN', {
      details: { fields: [{ path: 'email', message: 'An account with this email already exists.' }] },
    });
  }
  return signIn(deps, user, visitor);
}

async function signIn({ database }: Deps, user: UserRow, visitor: Visitor): Promise<SignedIn> {
  const refreshToken = await startLogin(database.db, user.id, visitor.userAgent);
  const cartChanges = visitor.sessionId ? await mergeVisitorCart(database, user.id, visitor.sessionId) : [];
  return { user, refreshToken, cartChanges };
}

/** '(617) 555-0142' → '+16175550142' */
function e164(text: string): string {
  const number = parsePhoneNumberFromString(text, 'US');
  if (!number || number.countryCallingCode !== '1' || !number.isPossible()) {
    throw invalidFields({ path: 'phone', message: 'Enter a US phone number like (617) 555-0142.' });
  }
  return number.number;
}

export function presentUser(row: UserRow): User {
  const { id, email, firstName, lastName, phone, role, pendingEmail } = row;
  return {
    id,
    email,
    firstName,
    lastName,
    phone,
    role,
    pendingEmail,
    emailVerified: row.emailVerifiedAt !== null,
  };
}
