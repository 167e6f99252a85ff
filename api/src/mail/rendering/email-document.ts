import type { ShopFacts } from '@ritual/shared/contract';
import type { Mail } from '../mail.ts';

/** One block of an email. All texts are plain: the renderers escape them. */
export type Block =
  | { readonly type: 'text'; readonly text: string }
  /** When to turn to the shop, as the beginning of a sentence; how stands in the facts of the shop. */
  | { readonly type: 'reach'; readonly when: string }
  /** The one thing to press. */
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  /** What was bought, returned, …; `sum` is left out where there is none. */
  | { readonly type: 'lines'; readonly title: string; readonly lines: readonly Line[] }
  /** Names and values; with `total` the last one is a total. */
  | { readonly type: 'table'; readonly rows: readonly Row[]; readonly total?: boolean }
  | { readonly type: 'address'; readonly title: string; readonly lines: readonly string[] }
  /** What a person wrote, with its line breaks. */
  | { readonly type: 'quote'; readonly title: string; readonly text: string };

export interface Line {
  readonly what: string;
  readonly detail: string;
  readonly sum?: string;
}

export type Row = readonly [name: string, value: string];

/** A mail as data; both of its forms are rendered from it. */
export interface EmailDocument {
  readonly kind: Mail['kind'];
  readonly dedupeKey: string;
  readonly recipient: string;
  readonly subject: string;
  /** What a list of mails shows behind the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** 'You get this email because …': the rest of the sentence. */
  readonly because: string;
  /** Of mails that a person can do without: the page that stops them, and the address for mail programs that do it themselves. */
  readonly stop?: { readonly page: string; readonly oneClick: string };
  readonly publicUrl: string;
  /** Of which order it tells. */
  readonly orderId?: string;
}

/** Stands for the name of the shop in subject, preheader, heading and reason; the mail is signed with what it is called then. */
export const theShop = '{shop}';

export const text = (words: string): Block => ({ type: 'text', text: words });
export const reach = (when: string): Block => ({ type: 'reach', when });
export const button = (label: string, url: string): Block => ({ type: 'button', label, url });

/** What is rendered: the email, and who sends it. */
export interface Signed extends Omit<EmailDocument, 'blocks'> {
  readonly blocks: readonly Exclude<Block, { type: 'reach' }>[];
  /** null: the shop has no facts yet. */
  readonly shop: ShopFacts | null;
}
