import { describe, expect, test } from '@jest/globals';
import { mailFields } from './mail-fields.ts';
import { mailLimits } from './mail-limits.ts';
import { adoptedMail, mailProblems } from './mail-problems.ts';
import { filledMail, mailBlockWords, withMailFields, type MailBlock, type MailWords } from './mail-words.ts';
import { isMailTemplate, mailTemplateIds, mailTemplates } from './templates/index.ts';

const reset = mailTemplates['reset-password'];
const canceled = mailTemplates['order-canceled'];
const problemsOf = (change: Partial<MailWords>, template = reset) =>
  mailProblems({ ...template.words, ...change }, template);
const pathsOf = (change: Partial<MailWords>, template = reset) =>
  problemsOf(change, template).map(({ path }) => path);
const withText = (text: string, when: string | null = null): Partial<MailWords> => ({
  blocks: [...reset.words.blocks, { kind: 'text', text, when }],
});
const last = reset.words.blocks.length;

describe.each(mailTemplateIds)('%s', (id) => {
  const template = mailTemplates[id];

  test('its first words are such as an owner may save', () => {
    expect(mailProblems(template.words, template)).toEqual([]);
    const { subject, preheader, heading, blocks } = template.words;
    expect(subject.length).toBeLessThanOrEqual(mailLimits.subject);
    expect(preheader.length).toBeLessThanOrEqual(mailLimits.preheader);
    expect(heading.length).toBeLessThanOrEqual(mailLimits.heading);
    expect(blocks.length).toBeLessThan(mailLimits.blocks);
  });

  test('each of its cases and fields is there for words', () => {
    const words = JSON.stringify(template.words);
    for (const name of Object.keys(template.whens)) expect(words).toContain(`"when":"${name}"`);
    expect(new Set(template.fields).size).toBe(template.fields.length);
    for (const name of template.fields) expect(mailFields[name][1]).not.toBe('');
  });
});

test('names of mails are known, and nothing that every object has', () => {
  expect(isMailTemplate('welcome')).toBe(true);
  expect(isMailTemplate('toString')).toBe(false);
});

test('a field becomes its value once: what a person typed is never a field', () => {
  const fields = { name: '{{secret}}', secret: 's' };
  expect(withMailFields('Hello {{name}}, {{none}}!', fields)).toBe('Hello {{secret}}, !');
});

test('a field that the mail does not know is refused at its place, with those that it knows', () => {
  expect(problemsOf({ subject: 'Order {{order_number}}' })).toEqual([
    {
      path: 'subject',
      message:
        'There is no field {{order_number}} here. This mail knows {{first_name}}, {{link_life}}, {{shop}}, {{reach_us}}.',
    },
  ]);
  expect(pathsOf(withText('For {{totals}}'))).toEqual([`blocks.${String(last)}.text`]);
});

test.each(['{{ first_name }}', '{{First_name}}', '{{first name}}', '{{first_name', 'first_name}}', '{{}}'])(
  'a field that is written otherwise is refused: %s',
  (heading) => {
    expect(problemsOf({ heading })).toEqual([
      { path: 'heading', message: expect.stringContaining('{{order_number}}, in small letters') },
    ]);
  },
);

test.each([
  ['Hello <b>you</b>', '<b>'],
  ['<script src=x>', '<script src=x>'],
  ['</div>', '</div>'],
  ['<!-- secret -->', '<!-- secret -->'],
  ['<img\nsrc=x onerror=alert(1)>', '<img\nsrc=x onerror=alert(1)>'],
])('HTML is refused by its name: %s', (text, tag) => {
  expect(problemsOf(withText(text))).toEqual([
    {
      path: `blocks.${String(last)}.text`,
      message: `Mails have no HTML in their words. Take ${tag} out.`,
    },
  ]);
});

test.each(['2 < 3 and 5 > 4', 'I <3 you', 'a & b'])('signs are no HTML: %s', (text) => {
  expect(problemsOf(withText(text))).toEqual([]);
});

test('what a mail cannot be without is named when it is missing', () => {
  const blocks = reset.words.blocks.filter(({ kind }) => kind !== 'button');
  expect(problemsOf({ blocks })).toEqual([
    { path: 'blocks', message: 'The mail cannot be without: The link that sets a new password.' },
  ]);
});

test('a part is in a mail once, and only one that it has', () => {
  const again: MailBlock = { kind: 'button', name: 'reset', label: 'Again' };
  const foreign: MailBlock = { kind: 'part', name: 'toString' };
  expect(pathsOf({ blocks: [...reset.words.blocks, again, foreign] })).toEqual([
    `blocks.${String(last)}`,
    `blocks.${String(last + 1)}`,
  ]);
});

test('a case is one of the mail', () => {
  expect(pathsOf(withText('Hello', 'by_shopper'))).toEqual([`blocks.${String(last)}.when`]);
  expect(problemsOf(withText('Hello', 'toString'))).toHaveLength(1);
});

test('paragraphs are shown in their cases, and left out when nothing is in them', () => {
  const fields = { order_number: 'N', outcome: '', amount: '$1', refund_time: '' };
  const shown = (holds: readonly string[]) =>
    filledMail(canceled.words, { fields, holds }).blocks.flatMap((block) =>
      block.kind === 'text' ? [block.text] : [],
    );
  expect(shown(['by_shopper', 'no_money'])).toEqual([
    'You canceled order N, and nothing of it will be shipped.',
  ]);
  expect(shown([])).toEqual([]);
});

describe('words of another release', () => {
  const { words } = reset;

  test('a part that is new to them comes last, and one that is gone is left out', () => {
    const [first] = words.blocks;
    const old: MailWords = { ...words, blocks: [...(first ? [first] : []), { kind: 'part', name: 'gone' }] };
    expect(adoptedMail(old, reset)?.blocks).toEqual([
      first,
      ...words.blocks.filter(({ kind }) => kind === 'button'),
    ]);
  });

  test('fields and cases that are not known make them unreadable', () => {
    expect(adoptedMail({ ...words, subject: '{{later}}' }, reset)).toBeNull();
    expect(adoptedMail({ ...words, ...withText('Hello', 'later') }, reset)).toBeNull();
    expect(adoptedMail(words, reset)).toEqual(words);
  });
});

test('the words as one text name parts and cases', () => {
  expect(mailBlockWords(canceled.words)).toMatch(
    /^\(by_shopper\) You canceled[^]+\[refund\]\n\n\[order: View/,
  );
});
