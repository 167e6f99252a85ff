import type { ShopFacts } from '@ritual/shared/contract';
import type { MailFieldName, MailTemplateId } from '@ritual/shared/kernel';
import type { Mail } from '../mail.ts';

/** One block of an email. All texts are plain: the renderers escape them. */
export type Block =
  | { readonly type: 'text'; readonly text: string }
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

/** A mail as data: what its words name, and what the store draws. The words come from `mailTemplates`, or from the owner. */
export interface EmailDocument {
  readonly kind: Mail['kind'];
  readonly template: MailTemplateId;
  readonly dedupeKey: string;
  readonly recipient: string;
  readonly fields: Readonly<Partial<Record<MailFieldName, string>>>;
  /** Of the template's conditions, those that hold. */
  readonly holds?: readonly string[];
  /** Of each part of the template what is drawn; a part that is empty is left out. */
  readonly parts?: Readonly<Record<string, readonly Block[]>>;
  /** Where the template's buttons lead; one without an address is left out. */
  readonly urls?: Readonly<Record<string, string | null>>;
  /** 'You get this email because …': the rest of the sentence. */
  readonly because: string;
  /** Of mails that a person can do without: the page that stops them, and the address for mail programs that do it themselves. */
  readonly stop?: { readonly page: string; readonly oneClick: string };
  readonly publicUrl: string;
  /** Of which order it tells. */
  readonly orderId?: string;
}

/** Stands for the name of the shop in the reason; the mail is signed with what it is called then. */
export const theShop = '{{shop}}';

/** What is rendered: the email in its words, and who sends it. */
export interface Signed extends Pick<EmailDocument, 'because' | 'stop' | 'publicUrl'> {
  readonly subject: string;
  /** What a list of mails shows behind the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** null: the shop has no facts yet. */
  readonly shop: ShopFacts | null;
}
