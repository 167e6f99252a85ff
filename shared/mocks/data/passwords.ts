import { invalidField } from '../mock-error.ts';
import type { MockUser } from './state.ts';

const common = ['password123', '1234567890', 'qwertyuiop', 'passwordpassword'];

/** Refuses the most common passwords. */
export function requireUncommon(path: string, password: string): void {
  if (common.includes(password.toLowerCase())) {
    throw invalidField(path, 'This password is too common. Choose another one.');
  }
}

/** Never 401: the client would renew its token and repeat the call. */
export function requirePassword(path: string, user: MockUser, given: string | undefined): void {
  if (given === undefined) throw invalidField(path, 'Enter your current password.');
  if (given !== user.password) throw invalidField(path, 'This is not your current password.');
}
