import { z } from 'zod';
import { cartChange } from './cart.ts';
import { size, text, timestamp, uuid } from './primitives.ts';

export const role = z.enum(['USER', 'ADMIN']);

export const email = text().trim().max(254).pipe(z.email('Enter an email address like name@example.com.'));
const name = (label: string) =>
  text().trim().min(1, `Enter your ${label}.`).max(80, `Your ${label} may have at most 80 characters.`);

/** At least 10 characters, any kind; the API also refuses common ones. */
export const password = text().min(10, 'Use at least 10 characters.').max(200, 'Use at most 200 characters.');

/** A US phone number as people type it; the API stores E.164. */
export const phone = text()
  .trim()
  .regex(
    /^\+?1?[\s.\-(]*[2-9]\d{2}[\s.\-)]*\d{3}[\s.-]*\d{4}$/,
    'Enter a US phone number like (617) 555-0142.',
  );

export const login = z.object({
  email: text().trim().min(1, 'Enter your email address.').max(254),
  password: text().min(1, 'Enter your password.').max(200),
});
export type Login = z.infer<typeof login>;

export const register = z.object({
  firstName: name('first name'),
  lastName: name('last name'),
  email,
  phone,
  password,
});
export type Register = z.infer<typeof register>;

/** `token` is an access token of 15 minutes; the refresh token comes as a cookie. */
export const authAnswer = z.object({
  token: z.string(),
  role,
  cartChanges: z.array(cartChange).optional(),
});
export type AuthAnswer = z.infer<typeof authAnswer>;

export const user = z.object({
  id: uuid,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  role,
  /** Whether its owner has followed the link in a mail to it. */
  emailVerified: z.boolean().default(true),
  /** Another address that waits for its confirmation. */
  pendingEmail: z.string().nullable().default(null),
});
export type User = z.infer<typeof user>;

/** Asks for a mail. The answer is the same whether an account has this address or not. */
export const mailRequest = z.object({ email });

/** Of a link in a mail: 256 random bits in base64url. */
const linkToken = text().min(1).max(200);

export const resetPassword = z.object({ token: linkToken, password });
export const verifyEmail = z.object({ token: linkToken });

const currentPassword = text().min(1, 'Enter your current password.').max(200);

/** A changed e-mail needs the password, and counts when the link in a mail to it was followed. */
export const profile = register
  .omit({ password: true })
  .extend({ currentPassword: currentPassword.optional() });
export type Profile = z.infer<typeof profile>;

export const changePassword = z.object({ currentPassword, newPassword: password });
export const deleteAccount = z.object({ password: text().min(1, 'Enter your password.').max(200) });

/** One signed-in device. */
export const deviceSession = z.object({
  id: uuid,
  /** What the browser says of itself, at most 300 characters; null when it says nothing. */
  userAgent: z.string().nullable(),
  createdAt: timestamp,
  usedAt: timestamp,
  /** The one that asks. */
  current: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;
export const deviceSessionParams = z.object({ id: uuid });

/** What somebody allowed beyond the strictly necessary, and when. */
export const consent = z.object({
  analytics: z.boolean(),
  marketing: z.boolean(),
  /** Of the text that was agreed to. */
  version: z.number().int().positive(),
  decidedAt: timestamp,
});
export type Consent = z.infer<typeof consent>;

/** null: this side has decided nothing. */
export const consentOrNone = z.object({ consent: consent.nullable() });

export const preferences = z.object({
  marketingEmail: z.boolean(),
  sizeUnit: z.enum(['cm', 'in']),
  /** What product pages choose first. */
  preferredSizes: z.object({ MALE: size.nullable(), FEMALE: size.nullable() }),
  /** null: not asked yet. */
  consent: consent.nullable(),
});
export type Preferences = z.infer<typeof preferences>;
