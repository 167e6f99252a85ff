import type { Mail } from './outbox.ts';
import { oneLine } from './plain.ts';
import { letterHtml } from './render-html.ts';
import { letterText } from './render-text.ts';

/** One piece of a letter. All texts are plain: the renderers escape them. */
export type Block =
  | { readonly type: 'text'; readonly text: string }
  /** The one thing to press. */
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  /** What was bought, returned, …; `sum` is left out where there is none. */
  | { readonly type: 'lines'; readonly title: string; readonly lines: readonly Line[] }
  /** Names and values; with `total` the last one is a total. */
  | { readonly type: 'table'; readonly rows: readonly Row[]; readonly total?: boolean }
  | { readonly type: 'address'; readonly title: string; readonly lines: readonly string[] }
  /** What somebody wrote, with its line breaks. */
  | { readonly type: 'quote'; readonly title: string; readonly text: string };

export interface Line {
  readonly what: string;
  readonly detail: string;
  readonly sum?: string;
}

export type Row = readonly [name: string, value: string];

/** A mail as data; both of its forms are drawn from it. */
export interface Letter {
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
  readonly publicUrl: string;
}

export const text = (words: string): Block => ({ type: 'text', text: words });
export const button = (label: string, url: string): Block => ({ type: 'button', label, url });

/** A letter, ready for the outbox. */
export function compose(letter: Letter): Mail {
  const { kind, dedupeKey, recipient } = letter;
  return {
    ...{ kind, dedupeKey, recipient },
    // A line break would begin another header.
    subject: oneLine(letter.subject),
    html: letterHtml(letter),
    text: letterText(letter),
  };
}
