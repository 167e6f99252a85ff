import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The releases that a page was served with, as far as a running canary compares them. */
export type ViewArm =
  /** Not counted: no canary runs, or the visitor belongs to none of its arms. */
  | { readonly kind: 'none' }
  /** The live releases, while a canary runs. */
  | { readonly kind: 'control' }
  | { readonly kind: 'canary'; readonly remote: string; readonly version: string };

export interface View {
  /** Names this one response, and nothing else. */
  readonly nonce: string;
  /** When it was sent, in milliseconds. */
  readonly at: number;
  readonly arm: ViewArm;
}

/** Name of the metric in the `Server-Timing` header of a page that carries the token in its description. */
export const viewMetric = 'view';

/**
 * A token for one served page: what the page reports counts only with it, so that reports for pages that were not served are refused.
 * Its arm can be read by the page (`~control~`, `~canary~`), which reports being alive only while that is counted.
 */
export function createView(secret: string, arm: ViewArm, at = Date.now()): View & { readonly token: string } {
  const nonce = randomBytes(12).toString('base64url');
  const parts = arm.kind === 'canary' ? [arm.kind, arm.remote, arm.version] : [arm.kind];
  const text = [nonce, at.toString(36), ...parts].join('~');
  return { nonce, at, arm, token: `${text}~${signatureOf(secret, text)}` };
}

/** What a token says; null: it is not one of this store's. */
export function readView(secret: string, token: string): View | null {
  const end = token.lastIndexOf('~');
  const text = token.slice(0, Math.max(0, end));
  const given = Buffer.from(token.slice(end + 1));
  const right = Buffer.from(signatureOf(secret, text));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [nonce = '', at = '', kind, remote = '', version = ''] = text.split('~');
  const arm: ViewArm =
    kind === 'canary' ? { kind, remote, version } : { kind: kind === 'control' ? kind : 'none' };
  return { nonce, at: Number.parseInt(at, 36), arm };
}

function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`view ${text}`).digest('base64url').slice(0, 22);
}

/** What shell and registry show the API, so that the secret itself is not sent. */
export function internalKey(secret: string): string {
  return createHmac('sha256', secret).update('internal calls').digest('base64url');
}

/**
 * A visitor of one canary, by where they come from. Neither the address nor what the visitor does in another canary can be told from
 * it.
 */
export function visitorKey(secret: string, canary: string, address: string): string {
  return createHmac('sha256', secret).update(`visitor ${canary} ${address}`).digest('base64url').slice(0, 16);
}
