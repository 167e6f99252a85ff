import { z } from 'zod';
import { cartChange } from './cart.ts';
import { uuid } from './primitives.ts';

export const role = z.enum(['USER', 'ADMIN']);

export const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email('Enter an email address like name@example.com.'));
const name = (label: string) =>
  z.string().trim().min(1, `Enter your ${label}.`).max(80, `Your ${label} may have at most 80 characters.`);

/** At least 10 characters, any kind; the API also refuses common ones. */
export const password = z
  .string()
  .min(10, 'Use at least 10 characters.')
  .max(200, 'Use at most 200 characters.');

/** A US phone number as people type it; the API stores E.164. */
export const phone = z
  .string()
  .trim()
  .regex(
    /^\+?1?[\s.\-(]*[2-9]\d{2}[\s.\-)]*\d{3}[\s.-]*\d{4}$/,
    'Enter a US phone number like (617) 555-0142.',
  );

export const login = z.object({
  email: z.string().trim().min(1, 'Enter your email address.').max(254),
  password: z.string().min(1, 'Enter your password.').max(200),
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
});
export type User = z.infer<typeof user>;
