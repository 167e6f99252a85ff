import * as z from 'zod/mini';
import { consent } from './consent.ts';
import { size, text, timestamp, uuid } from '../primitives.ts';

// Schemas of signing in and of the profile.
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

/** A US phone number as typed; the API stores E.164. */
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

/** Requests a mail. The answer is the same whether or not an account has this address. */
export const mailRequest = z.object({ email });

/** Token of a link in a mail: 256 random bits in base64url. */
const linkToken = text().check(z.minLength(1), z.maxLength(200));

export const resetPassword = z.object({ token: linkToken, password });
/** Fields of the form for a new password; the token is in the URL. */
export const newPassword = z.pick(resetPassword, { password: true });
export const verifyEmail = z.object({ token: linkToken });

const currentPassword = text().check(z.minLength(1, 'Enter your current password.'), longestPassword);

/** A new e-mail needs the password, and takes effect when the link in the mail to it is followed. */
export const profile = z.extend(z.omit(register, { password: true }), {
  currentPassword: z.optional(currentPassword),
});
export type Profile = z.infer<typeof profile>;
/** Fields of the name form and of the email form. */
export const profileDetails = z.omit(profile, { email: true });
export const emailChange = z.object({ email, currentPassword });

export const changePassword = z.object({ currentPassword, newPassword: password });
export const deleteAccount = z.object({
  password: text().check(z.minLength(1, 'Enter your password.'), longestPassword),
});

/** One signed-in device. */
export const deviceSession = z.object({
  id: uuid,
  /** The browser's user agent, at most 300 characters; null when it sends none. */
  userAgent: z.nullable(z.string()),
  createdAt: timestamp,
  usedAt: timestamp,
  /** The session that makes this call. */
  current: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;
export const deviceSessions = z.array(deviceSession);
export const deviceSessionParams = z.object({ id: uuid });

export const preferences = z.object({
  marketingEmail: z.boolean(),
  /** Mails that ask for reviews of what has arrived. Absent in a change, from releases that do not know it: as it was. */
  reviewRequests: z.optional(z.boolean()),
  sizeUnit: z.enum(['cm', 'in']),
  /** The size that product pages preselect. */
  preferredSizes: z.object({ MALE: z.nullable(size), FEMALE: z.nullable(size) }),
  /** null: not asked yet. */
  consent: z.nullable(consent),
});
export type Preferences = z.infer<typeof preferences>;
