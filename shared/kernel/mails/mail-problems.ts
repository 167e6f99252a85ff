import { commonMailFields } from './mail-fields.ts';
import { mailFieldPlace, mailFieldsIn, htmlIn, type MailBlock, type MailWords } from './mail-words.ts';
import type { MailTemplate } from './templates/index.ts';

export interface MailProblem {
  /** 'subject', 'blocks.2.text' */
  readonly path: string;
  readonly message: string;
}

/** The fields that words of a mail can name. */
export const mailFieldNames = ({ fields }: Pick<MailTemplate, 'fields'>): readonly string[] => [
  ...fields,
  ...commonMailFields,
];

/** Why a mail cannot have these words: unknown fields, HTML, and what of it is missing or there twice. */
export function mailProblems(words: MailWords, template: MailTemplate): MailProblem[] {
  const known = mailFieldNames(template);
  const lines = [
    ...(['subject', 'preheader', 'heading'] as const).map((path) => ({ path, words: words[path] })),
    ...words.blocks.flatMap((block, index) => {
      const path = `blocks.${String(index)}`;
      if (block.kind === 'text') return [{ path: `${path}.text`, words: block.text }];
      return block.kind === 'button' ? [{ path: `${path}.label`, words: block.label }] : [];
    }),
  ];
  return [
    ...lines.flatMap(({ path, words: line }) => {
      const message = lineProblem(line, known);
      return message === null ? [] : [{ path, message }];
    }),
    ...blockProblems(words, template),
  ];
}

function lineProblem(line: string, known: readonly string[]): string | null {
  const names = `This mail knows ${known.map(mailFieldPlace).join(', ')}.`;
  const unknown = mailFieldsIn(line).find((name) => !known.includes(name));
  if (unknown !== undefined) return `There is no field ${mailFieldPlace(unknown)} here. ${names}`;
  if (/\{\{|\}\}/.test(line.replace(/\{\{[a-z][a-z\d_]*\}\}/g, '')))
    return `A field is written as ${mailFieldPlace('order_number')}, in small letters and without spaces. ${names}`;
  const html = htmlIn(line);
  return html === null ? null : `Mails have no HTML in their words. Take ${html} out.`;
}

function blockProblems({ blocks }: MailWords, { whens, parts, buttons }: MailTemplate): MailProblem[] {
  const needed = [
    ...Object.entries(parts).map(([name, label]) => ({ kind: 'part' as const, name, label })),
    ...Object.entries(buttons).map(([name, label]) => ({ kind: 'button' as const, name, label })),
  ];
  const has = (kind: 'part' | 'button', name: string) =>
    blocks.filter((block) => block.kind === kind && block.name === name).length;
  const missing = needed.filter(({ kind, name }) => has(kind, name) === 0).map(({ label }) => label);
  return [
    ...(missing.length === 0
      ? []
      : [{ path: 'blocks', message: `The mail cannot be without: ${missing.join('; ')}.` }]),
    ...blocks.flatMap((block, index): MailProblem[] => {
      const path = `blocks.${String(index)}`;
      if (block.kind === 'text') {
        if (block.when === null || Object.hasOwn(whens, block.when)) return [];
        const names = Object.keys(whens).join(', ');
        const rest = names === '' ? 'Its paragraphs are always shown.' : `It knows ${names}.`;
        return [{ path: `${path}.when`, message: `This mail has no case “${block.when}”. ${rest}` }];
      }
      if (!Object.hasOwn(block.kind === 'part' ? parts : buttons, block.name))
        return [{ path, message: `This mail has no part “${block.name}”.` }];
      const isAgain = blocks
        .slice(0, index)
        .some((before) => before.kind === block.kind && before.name === block.name);
      return isAgain ? [{ path, message: 'This is in the mail already.' }] : [];
    }),
  ];
}

/**
 * Stored words as this release uses them: what it draws and they do not have comes last, what it does not draw is left out.
 * null: they name fields or cases that it does not know.
 */
export function adoptedMail(words: MailWords, template: MailTemplate): MailWords | null {
  const own = (block: MailBlock) =>
    block.kind === 'text' ||
    Object.hasOwn(block.kind === 'part' ? template.parts : template.buttons, block.name);
  const has = (block: MailBlock) =>
    block.kind === 'text' ||
    words.blocks.some((each) => each.kind === block.kind && each.name === block.name);
  const blocks = [...words.blocks.filter(own), ...template.words.blocks.filter((block) => !has(block))];
  const adopted = { ...words, blocks };
  return mailProblems(adopted, template).length === 0 ? adopted : null;
}
