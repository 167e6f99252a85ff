import { userInfo } from 'node:os';

/** The name of the user who runs this process, for the history of the channel. */
export function osUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user id without a name.
    return `user ${String(process.getuid?.() ?? 'unknown')}`;
  }
}
