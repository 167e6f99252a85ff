import type {
  CartChange,
  FactorMethod,
  Login as LoginInput,
  provenChallenge,
  Register,
} from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { welcomeMail } from '../../mail/account-mails.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { countTries, forgetTries } from '../../plugins/rate-limit.ts';
import { factorNeeded, methodsOf } from '../second-factor/challenges.ts';
import { proveAtSignIn } from '../second-factor/prove.ts';
import { issueLink } from '../users/links.ts';
import { linkSeconds } from '../../mail/mail.ts';
import { requireGoodPassword } from '../users/password-rules.ts';
import { hashPassword, passwordMatches } from '../users/passwords.ts';
import { mergeVisitor } from './merge-visitor.ts';
import { startLogin, type Login } from './refresh.ts';
import { e164 } from '../users/phone.ts';
import { insertUser, userByEmail, type UserRow } from '../users/repository.ts';

/** Where a login comes from. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string | null;
  readonly sessionId: string | null;
}

export interface SignedIn {
  readonly user: UserRow;
  readonly login: Login;
  readonly cartChanges: readonly CartChange[];
}

/**
 * Throws INVALID_CREDENTIALS, the same whichever was wrong, and FACTOR_NEEDED when the password is right but not enough: then
 * `loginByFactor` signs in.
 */
export async function login(
  deps: Deps,
  input: LoginInput,
  { address, ...visitor }: Visitor,
): Promise<SignedIn> {
  const { database, settings } = deps;
  const { loginByAddress, loginByAccount } = settings.limits;
  const from = { address, limit: loginByAddress };
  await countTries(database.db, 'login', from, { account: input.email, limit: loginByAccount });
  const user = await userByEmail(database.db, input.email);
  const matches = await passwordMatches(user?.passwordHash ?? null, input.password);
  if (!user || !matches) throw new AppError('INVALID_CREDENTIALS');
  await forgetTries(database.db, 'login', input.email);
  const factors = await methodsOf(database.db, user.id);
  if (asksForFactor(user, factors))
    throw await factorNeeded(database.db, 'sign-in', { userId: user.id }, factors);
  return signIn(deps, user, visitor);
}

/** A passkey of a shopper stands beside the password; one of a member of staff, and any authenticator app, is asked for. */
const asksForFactor = ({ role }: UserRow, factors: readonly FactorMethod[]) =>
  factors.includes('app') || (role === 'ADMIN' && factors.length > 0);

/** The second step of a login, or a sign-in with a passkey. */
export async function loginByFactor(
  deps: Deps,
  given: z.output<typeof provenChallenge>,
  { address, ...visitor }: Visitor,
): Promise<SignedIn> {
  const user = await proveAtSignIn(deps, { ...given, address });
  return signIn(deps, user, visitor, 'factor');
}

/** The mail that asks to confirm the address is written with the account, or neither is. */
export async function register(
  deps: Deps,
  input: Register,
  { address, ...visitor }: Visitor,
): Promise<SignedIn> {
  const { database, settings } = deps;
  const { registerByAddress, registerByAccount } = settings.limits;
  const from = { address, limit: registerByAddress };
  await countTries(database.db, 'register', from, { account: input.email, limit: registerByAccount });
  requireGoodPassword('password', input.password, input);
  const { password, phone, ...person } = input;
  const row = { ...person, phone: e164(phone), passwordHash: await hashPassword(password) };
  const user = await database.transaction(async (tx) => {
    const made = await insertUser(tx, row);
    if (!made) return null;
    const token = await issueLink(tx, 'verify', made, linkSeconds.welcome);
    await enqueueMail(tx, welcomeMail(made, token, settings.publicUrl));
    return made;
  });
  if (!user) {
    throw new AppError('EMAIL_TAKEN', {
      details: { fields: [{ path: 'email', message: 'An account with this email already exists.' }] },
    });
  }
  return signIn(deps, user, visitor);
}

/** However the person has shown who they are. Who is blocked learns it only now. */
async function signIn(
  { database }: Deps,
  user: UserRow,
  { userAgent, sessionId }: Omit<Visitor, 'address'>,
  by: 'password' | 'factor' = 'password',
): Promise<SignedIn> {
  if (user.blockedAt) throw new AppError('ACCOUNT_BLOCKED');
  const started = await startLogin(database, user.id, userAgent, by);
  const cartChanges = sessionId ? await mergeVisitor(database, user.id, sessionId) : [];
  return { user, login: started, cartChanges };
}
