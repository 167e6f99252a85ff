import type { MailFieldName } from '../mail-fields.ts';
import type { MailGroup } from '../mail-limits.ts';
import type { MailBlock, MailWords } from '../mail-words.ts';

/** A mail of the store: what its words can name, and what it cannot be without. */
export interface MailTemplate {
  readonly label: string;
  readonly group: MailGroup;
  /** When it is sent. */
  readonly about: string;
  /** Beside those that every mail has. */
  readonly fields: readonly MailFieldName[];
  /** Names of conditions, and when they hold. */
  readonly whens: Readonly<Record<string, string>>;
  /** What the store draws, each exactly once. */
  readonly parts: Readonly<Record<string, string>>;
  /** Where each leads; each exactly once. */
  readonly buttons: Readonly<Record<string, string>>;
  /** The words that every store begins with. */
  readonly words: MailWords;
}

export const text = (words: string, when: string | null = null): MailBlock => ({
  ...{ kind: 'text', text: words, when },
});
export const part = (name: string): MailBlock => ({ kind: 'part', name });
export const button = (name: string, label: string): MailBlock => ({ kind: 'button', name, label });

export const nothing = { fields: [], whens: {}, parts: {}, buttons: {} } as const;

export const ifNotYou = text('If this was not you, {{reach_us}}');

/** A mail that greets, under its subject as the heading. */
export const toPerson = (subject: string, preheader: string, blocks: readonly MailBlock[]): MailWords => ({
  ...{ subject, preheader, heading: subject },
  blocks: [text('Hello {{first_name}},'), ...blocks],
});
