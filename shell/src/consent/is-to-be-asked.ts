import { asksForPrivacy, readConsent } from '@ritual/shared/consent';
import { browserStorage } from '@ritual/shared/storage';

const key = 'rop.opt-out-seen';
const isTrue = (value: unknown): value is true => value === true;

/** The note that Global Privacy Control is honored was put away. */
export function dismissHonored(): void {
  browserStorage.write(key, true);
}

/** Whether there is something to ask; or to say, once, to a browser that has answered by itself. */
export function isToBeAsked(): boolean {
  return asksForPrivacy() ? browserStorage.read(key, isTrue) === null : readConsent() === null;
}
