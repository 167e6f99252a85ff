import type { ErrorCode } from '@ritual/shared/contract';
import type { CallOptions } from '../../testing/test-store.ts';
import type { OrderState, Scene } from './scene.ts';

/** The status of success, or the code of the error. */
export type Expected = number | ErrorCode;
export type Who = 'anonymous' | 'other' | 'owner' | 'admin';

export interface Row extends Readonly<Record<Who, Expected>> {
  /** With a token that has run out, is not ours, or is of a login or an account that has ended. */
  readonly badToken: Expected;
  /** What is sent besides the token; things that belong to an account are the owner's. */
  readonly send?: Send;
  readonly order?: OrderState;
}

export type Send = (scene: Scene) => CallOptions;
export type More = Pick<Row, 'order'>;

/** Answers everybody alike and does not look at tokens. */
export const everybody = (expected: Expected, send?: Send, more?: More): Row => ({
  ...{ anonymous: expected, other: expected, owner: expected, admin: expected, badToken: expected },
  ...(send && { send }),
  ...more,
});

const refused = { anonymous: 'UNAUTHENTICATED', badToken: 'UNAUTHENTICATED' } as const;

/** Of one's own account, for every role. */
export const own = (expected: Expected, send?: Send): Row => ({
  ...everybody(expected, send),
  ...refused,
});

/** Of a thing that is the owner's: to everybody else, an administrator too, it does not exist. */
export const owners = (expected: Expected, missing: ErrorCode, send: Send, more?: More): Row => ({
  ...{ owner: expected, other: missing, admin: missing, ...refused, send },
  ...more,
});

/** Of the admin area. */
export const admins = (expected: Expected, send?: Send): Row => ({
  ...{ admin: expected, owner: 'FORBIDDEN', other: 'FORBIDDEN', ...refused },
  ...(send && { send }),
});

/** What a person may be changed to; the name is the same for all. */
export const profile = (email: string) => ({ firstName: 'A', lastName: 'B', phone: '(617) 555-0142', email });
