/** A paragraph. */
interface MailText {
  readonly kind: 'text';
  /** With fields, such as {{order_number}}, and line breaks. */
  readonly text: string;
  /** Shown only where this holds; null: always. */
  readonly when: string | null;
}

/** What the store draws: a list of pieces, sums, an address. */
interface MailPart {
  readonly kind: 'part';
  readonly name: string;
}

interface MailButton {
  readonly kind: 'button';
  readonly name: string;
  readonly label: string;
}

export type MailBlock = MailText | MailPart | MailButton;

/** What a mail says. Subject, preview line, heading and labels are one line each; all of them may have fields. */
export interface MailWords {
  readonly subject: string;
  /** What a list of mails shows behind the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
}

const fieldForm = /\{\{([a-z][a-z\d_]*)\}\}/g;

export const mailFieldPlace = (name: string): string => `{{${name}}}`;

/** null: the shop does not say this, and a text that names it is left out. */
type Values = Readonly<Record<string, string | null | undefined>>;

/** Fields in one pass: what a value holds is never taken for a field. A field without a value is left out. */
export const withMailFields = (words: string, fields: Values): string =>
  words.replace(fieldForm, (_, name: string) => fields[name] ?? '');

export const mailFieldsIn = (words: string): string[] =>
  [...words.matchAll(fieldForm)].map(([, name = '']) => name);

/** What of a text is HTML, such as '<b>'; null: nothing. */
export const htmlIn = (words: string): string | null => /<\/?[a-z!][^<>]*>/i.exec(words)?.[0] ?? null;

interface Given {
  readonly fields: Values;
  /** Of the template's conditions, those that hold. */
  readonly holds: readonly string[];
}

/** A mail's words with the values of its fields, without paragraphs whose condition does not hold or that come out empty. */
export function filledMail({ subject, preheader, heading, blocks }: MailWords, given: Given): MailWords {
  const fill = (words: string) => withMailFields(words, given.fields);
  const tells = (words: string) => mailFieldsIn(words).every((name) => given.fields[name] !== null);
  return {
    ...{ subject: fill(subject), heading: fill(heading) },
    preheader: tells(preheader) ? fill(preheader) : '',
    blocks: blocks.flatMap((block): MailBlock[] => {
      if (block.kind === 'part') return [block];
      if (block.kind === 'button') return [{ ...block, label: fill(block.label) }];
      if (block.when !== null && !given.holds.includes(block.when)) return [];
      const text = tells(block.text) ? fill(block.text) : '';
      return text.trim() === '' ? [] : [{ ...block, text }];
    }),
  };
}

/** The words as one text, for the audit log and for two editors who compare. */
export const mailBlockWords = ({ blocks }: Pick<MailWords, 'blocks'>): string =>
  blocks
    .map((block) => {
      if (block.kind === 'part') return `[${block.name}]`;
      if (block.kind === 'button') return `[${block.name}: ${block.label}]`;
      return block.when === null ? block.text : `(${block.when}) ${block.text}`;
    })
    .join('\n\n');
