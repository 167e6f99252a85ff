import type { MailWordsEditor } from '@ritual/shared/contract';
import { mailBlockWords, type MailBlock, type MailWords } from '@ritual/shared/kernel';
import type { ConflictField } from '../../admin/index.ts';

/** What is moved around has a key of its own, which stays with it. */
export type FormBlock = MailBlock & { readonly key: number };

/** A mail as its form has it. */
export interface MailForm extends Omit<MailWords, 'blocks'> {
  readonly blocks: readonly FormBlock[];
}

let lastKey = 0;
const keyed = (block: MailBlock): FormBlock => {
  lastKey += 1;
  return { ...block, key: lastKey };
};

export const formOf = ({ blocks, ...lines }: MailWords): MailForm => ({
  ...lines,
  blocks: blocks.map(keyed),
});

export const newParagraph = (): FormBlock => keyed({ kind: 'text', text: '', when: null });

const bare = ({ key: _, ...block }: FormBlock): MailBlock => block;

export const wordsOf = ({ blocks, ...lines }: MailForm): MailWords => ({
  ...lines,
  blocks: blocks.map(bare),
});

const lineNames = ['subject', 'preheader', 'heading'] as const;
export type LineName = (typeof lineNames)[number];

export const lineLabels: Readonly<Record<LineName, string>> = {
  subject: 'Subject',
  preheader: 'Line behind the subject',
  heading: 'Heading',
};

/** Whether both say the same. */
export const isSame = (one: MailWords, other: MailWords): boolean =>
  lineNames.every((name) => one[name] === other[name]) && mailBlockWords(one) === mailBlockWords(other);

type Template = Pick<MailWordsEditor['template'], 'parts' | 'buttons'>;

/** 'The pieces' of a part, or where a button leads. */
export function drawnLabel({ parts, buttons }: Template, kind: 'part' | 'button', name: string): string {
  return (kind === 'part' ? parts : buttons).find((each) => each.name === name)?.label ?? name;
}

/** 'blocks.2.text' → 'Paragraph 3' */
export function placeWords(path: string, { blocks }: Pick<MailForm, 'blocks'>): string {
  const line = lineNames.find((name) => name === path);
  if (line) return lineLabels[line];
  const [, index] = path.split('.');
  if (index === undefined) return 'Text';
  return `${blocks[Number(index)]?.kind === 'text' ? 'Paragraph' : 'Part'} ${String(Number(index) + 1)}`;
}

/** What both editors have changed, for the choice between them. */
export function conflictOf(was: MailWords, yours: MailWords, theirs: MailWords): readonly ConflictField[] {
  const field = (name: string, label: string, words: (mail: MailWords) => string): ConflictField => ({
    ...{ name, label, was: words(was), theirs: words(theirs), yours: words(yours) },
    first: words(yours) === words(was) ? 'theirs' : 'yours',
  });
  return [
    ...lineNames.map((name) => field(name, lineLabels[name], (mail) => mail[name])),
    field('blocks', 'Text', mailBlockWords),
  ].filter(({ theirs: one, yours: other }) => one !== other);
}

/** @param choices by the names of the fields that differ */
export function chosenOf(
  yours: MailWords,
  theirs: MailWords,
  choices: Readonly<Record<string, 'theirs' | 'yours'>>,
): MailWords {
  const of = (name: string) => (choices[name] === 'theirs' ? theirs : yours);
  return {
    subject: of('subject').subject,
    preheader: of('preheader').preheader,
    heading: of('heading').heading,
    blocks: of('blocks').blocks,
  };
}
