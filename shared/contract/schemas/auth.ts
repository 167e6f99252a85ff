import * as z from 'zod/mini';
import { consent } from './consent.ts';
import { size, text, timestamp, uuid } from './primitives.ts';

// What signing in and a changed profile are answered with.
export { authAnswer, user } from './session.ts';

const longestEmail = z.maxLength(254, 'Use at most 254 characters.');
const longestPassword = z.maxLength(200, 'Use at most 200 characters.');

export const email = z.pipe(
  text().check(z.trim(), longestEmail),
  z.email('Enter an email address like name@example.com.'),
);
const name = (label: string) =>
  text().check(
    z.trim(),
    z.minLength(1, `Enter your ${label}.`),
    z.maxLength(80, `Your ${label} may have at most 80 characters.`),
  );

/** At least 10 characters, any kind; the API also refuses common ones. */
export const password = text().check(z.minLength(10, 'Use at least 10 characters.'), longestPassword);

/** A US phone number as people type it; the API stores E.164. */
export const phone = text().check(
  z.trim(),
  z.regex(
    /^\+?1?[\s.\-(]*[2-9]\d{2}[\s.\-)]*\d{3}[\s.-]*\d{4}$/,
    'Enter a US phone number like (617) 555-0142.',
  ),
);

export const login = z.object({
  email: text().check(z.trim(), z.minLength(1, 'Enter your email address.'), longestEmail),
  password: text().check(z.minLength(1, 'Enter your password.'), longestPassword),
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

/** Asks for a mail. The answer is the same whether an account has this address or not. */
export const mailRequest = z.object({ email });

/** Of a link in a mail: 256 random bits in base64url. */
const linkToken = text().check(z.minLength(1), z.maxLength(200));

export const resetPassword = z.object({ token: linkToken, password });
/** What the form of a new password asks for; the token stands in the address. */
export const newPassword = z.pick(resetPassword, { password: true });
export const verifyEmail = z.object({ token: linkToken });

const currentPassword = text().check(z.minLength(1, 'Enter your current password.'), longestPassword);

/** A changed e-mail needs the password, and counts when the link in a mail to it was followed. */
export const profile = z.extend(z.omit(register, { password: true }), {
  currentPassword: z.optional(currentPassword),
});
export type Profile = z.infer<typeof profile>;
/** What the form of the names and that of the email ask for. */
export const profileDetails = z.omit(profile, { email: true });
export const emailChange = z.object({ email, currentPassword });

export const changePassword = z.object({ currentPassword, newPassword: password });
export const deleteAccount = z.object({
  password: text().check(z.minLength(1, 'Enter your password.'), longestPassword),
});

/** One signed-in device. */
export const deviceSession = z.object({
  id: uuid,
  /** What the browser says of itself, at most 300 characters; null when it says nothing. */
  userAgent: z.nullable(z.string()),
  createdAt: timestamp,
  usedAt: timestamp,
  /** The one that asks. */
  current: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;
export const deviceSessions = z.array(deviceSession);
export const deviceSessionParams = z.object({ id: uuid });

export const preferences = z.object({
  marketingEmail: z.boolean(),
  sizeUnit: z.enum(['cm', 'in']),
  /** What product pages choose first. */
  preferredSizes: z.object({ MALE: z.nullable(size), FEMALE: z.nullable(size) }),
  /** null: not asked yet. */
  consent: z.nullable(consent),
});
export type Preferences = z.infer<typeof preferences>;
