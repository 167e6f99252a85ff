import { expect, test } from '@jest/globals';
import { defaultShopPolicy } from '../../shop/shop-policy.ts';
import { ownPageIn, toOwnPage } from '../own-page-link.ts';
import { pageLinksIn, pageProblems, problemWords } from './check-page.ts';
import { cleanPage } from './clean-page.ts';
import { defaultPages } from './default-pages.ts';
import { pageFieldList } from './page-fields.ts';
import { plainBlocks, plainLine, type PageBlock } from './page-content.ts';
import { shopPages, type PageSource } from './page-source.ts';
import { readPage } from './read-page.ts';
import { typedPromises } from './typed-promises.ts';

const facts = {
  ...{ name: 'Us', email: 'a@b.example', phone: '(206) 555-0100' },
  ...{ street: '1 Main Street', city: 'Boston', state: 'MA', zip: '02116' },
};
const everywhere = { isPage: () => true, hasCollection: () => true, hasProduct: () => true };
const source = (text: string, rest: Partial<PageSource> = {}): PageSource => ({
  ...{ title: 'Title', description: 'About', intro: '', text },
  ...rest,
});
const read = (text: string, shop: Parameters<typeof readPage>[1]['shop'] = { facts }) =>
  readPage(source(text), { shop, live: (link) => link }, null);
const blocks = (text: string): readonly PageBlock[] => read(text).sections[0]?.blocks ?? [];

test('a text becomes sections, questions, paragraphs, lists, steps, notes and tables', () => {
  const page = read(
    [
      'Before\nall.',
      '## One & two',
      '- a\n- b\n  goes on\n\n- c',
      '1. x\n2) y',
      '> Mind\n> this.',
      '### Why? {#the-reason}',
      'Because.',
      '## Next',
      'Table: What is what\n\n| Name | What |\n| --- | :-: |\n| A | **b** |\n| C |',
      '{{ cookie_choices }}',
    ].join('\n\n'),
  );
  expect(page.sections.map(({ id, title, questions }) => [id, title, questions.length])).toEqual([
    ['', '', 0],
    ['one-two', 'One & two', 1],
    ['next', 'Next', 0],
  ]);
  expect(page.sections[0]?.blocks).toEqual([{ kind: 'text', text: ['Before all.'] }]);
  expect(page.sections[1]?.blocks).toEqual([
    { kind: 'list', items: [['a'], ['b goes on'], ['c']] },
    { kind: 'steps', items: [['x'], ['y']] },
    { kind: 'note', text: ['Mind this.'] },
  ]);
  expect(page.sections[1]?.questions).toEqual([
    { id: 'the-reason', title: 'Why?', blocks: [{ kind: 'text', text: ['Because.'] }] },
  ]);
  expect(page.sections[2]?.blocks).toEqual([
    {
      ...{ kind: 'table', caption: 'What is what', head: ['Name', 'What'] },
      rows: [
        [['A'], [{ words: 'b', strong: true }]],
        [['C'], []],
      ],
    },
    { kind: 'cookies' },
  ]);
});

test('bold, links and fields of a line', () => {
  expect(
    blocks(
      'See **all [terms](/terms "T")** of {{shop_name}}, or [mail {{ shop_name }}](mailto:a@b.example).',
    ),
  ).toEqual([
    {
      kind: 'text',
      text: [
        'See ',
        { words: 'all ', strong: true },
        { words: 'terms', to: '/terms', strong: true },
        ' of Us, or ',
        { words: 'mail Us', to: 'mailto:a@b.example' },
        '.',
      ],
    },
  ]);
  expect(blocks('Write to {{email}}.')).toEqual([
    { kind: 'text', text: ['Write to ', { words: 'a@b.example', to: 'mailto:a@b.example' }, '.'] },
  ]);
});

test('a text that is no markup stays as it is typed', () => {
  for (const text of [
    '2 * 3 * 4 = 24',
    'a < b > c',
    '[not a link] (really)',
    '** loose **',
    '|no table',
    '{{a',
  ]) {
    expect(blocks(text)).toEqual([{ kind: 'text', text: [text] }]);
    expect(cleanPage(source(text))).toEqual({ source: source(text), dropped: [] });
  }
});

test('facts of a shop are data: what looks like markup in them is read out as it is', () => {
  const named = { facts: { ...facts, name: '**Us** [x](/y) {{email}}' } };
  expect(read('{{shop_name}}', named).sections[0]?.blocks).toEqual([
    { kind: 'text', text: ['**Us** [x](/y) {{email}}'] },
  ]);
});

test('a link of a form that pages may not have, or to what is gone, leaves its words', () => {
  for (const link of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://a.example',
    'JAVASCRIPT:a',
  ])
    expect(blocks(`[Go](${link})`)).toEqual([{ kind: 'text', text: ['Go'] }]);
  const gone = readPage(source('See [it](/product/1).'), { shop: null, live: () => null }, null);
  expect(gone.sections[0]?.blocks).toEqual([{ kind: 'text', text: ['See it.'] }]);
});

test('fields tell what the owner promises today; what has no value leaves nothing', () => {
  const text =
    '{{return_days}} days. {{shipping_free}}\n\n{{methods_not_to}}\n\n## {{warranty_months}}-month warranty';
  const told = (policy: Partial<typeof defaultShopPolicy>) => {
    const { sections } = read(text, { facts: null, policy: { ...defaultShopPolicy, ...policy } });
    return [sections[0] && plainBlocks(sections[0].blocks), sections[1]?.title, sections[1]?.id];
  };
  const shown = ['30 days. Free from $250.', '6-month warranty', 'month-warranty'];
  expect(told({ warrantyMonths: 6 })).toEqual(shown);
  expect(told({ freeShippingFrom: null, returnDays: 14 })[0]).toBe('14 days.');
  expect(pageFieldList(null).find(({ name }) => name === 'email')?.now).toBe('our email address');
});

test('what names a promise that the shop does not make is left out, up to a whole section', () => {
  const text = [
    'Fine.\n\nWe reply within {{reply_hours}} hours.\n\n- One\n- Within {{refund_days}} days\n\n> {{claim_days}}',
    'Table: A\n\n| a | b |\n| --- | --- |\n| x | y |\n| x | {{claim_days}} |',
    '## Warranty {{where_warranty}}\n\nWords.\n\n### A question\n\nAn answer.',
    '## Emptied\n\n{{reply_hours}} hours\n\n### A question\n\n[{{reply_hours}}](/faq) hours',
    '## Written so\n\n## Last\n\nWords. {{reply_time}}',
  ].join('\n\n');
  const { sections } = read(text, { facts: null, policy: defaultShopPolicy });
  expect(sections.map(({ title, id }) => [title, id])).toEqual([
    ['', ''],
    ['Written so', 'written-so'],
    ['Last', 'last'],
  ]);
  expect(plainBlocks(sections[0]?.blocks ?? [])).toBe('Fine. One x y');
  expect(plainBlocks(sections[2]?.blocks ?? [])).toBe('Words.');
  const all = { warrantyMonths: 6, claimDays: { from: 2, to: 3 }, replyHours: { from: 24, to: 48 } };
  const promised = { ...defaultShopPolicy, ...all, refundDays: { from: 3, to: 10 } };
  const whole = read(text, { facts: null, policy: promised }).sections;
  expect(whole.map(({ title }) => title)).toEqual(['', 'Warranty', 'Emptied', 'Written so', 'Last']);
  expect(plainBlocks(whole[4]?.blocks ?? [])).toBe('Words. We reply within 24–48 hours.');
});

test('a table is left out of which all rows, or a heading, name what the shop does not promise', () => {
  const rows = 'Table: A\n\n| a | b |\n| --- | --- |\n| x | {{claim_days}} |';
  const head = 'Table: A\n\n| a | {{claim_days}} days |\n| --- | --- |\n| x | y |';
  const caption = 'Table: {{claim_days}} days\n\n| a | b |\n| --- | --- |\n| x | y |';
  for (const text of [rows, head, caption]) {
    expect(read(`## Claims\n\n${text}`, { facts: null, policy: defaultShopPolicy }).sections).toEqual([]);
    expect(read(text, promises).sections[0]?.blocks).toHaveLength(1);
  }
});

test('a shop that promises nothing of its own has whole default pages without a warranty', () => {
  for (const name of shopPages) {
    const shown = readPage(defaultPages[name], { shop: null, live: (link) => link }, null);
    expect(JSON.stringify(shown)).not.toMatch(/Limited Warranty|prepaid|We reply within/);
    expect(shown.sections.length).toBeGreaterThan(3);
  }
});

test.each([
  [false, /You pay the carrier for the way back/, /prepaid and/],
  [true, /prepaid and/, /You pay the carrier for the way back/i],
])('default pages say who pays the way back: returns are free %s', (freeReturns, said, unsaid) => {
  const policy = { ...defaultShopPolicy, freeReturns };
  const shown = (name: 'faq' | 'returns') =>
    readPage(defaultPages[name], { shop: { facts, policy }, live: (link) => link }, null).sections;
  const fee = shown('faq').flatMap(({ questions }) => questions.filter(({ id }) => id === 'return-fee'));
  expect(fee.map(({ blocks: of }) => plainBlocks(of))).toEqual([
    expect.stringMatching(freeReturns ? /^No\. The label is prepaid/ : /^Yes: you pay the carrier/),
  ]);
  const short = plainBlocks(shown('returns').find(({ id }) => id === 'short')?.blocks ?? []);
  expect(short).toMatch(said);
  expect(short).not.toMatch(unsaid);
});

test('no two headings have one address', () => {
  const { sections } = read('## Same\n\n## Same\n\n## Other {#same-2}\n\n## {{email}}');
  expect(sections.map(({ id }) => id)).toEqual(['same', 'same-3', 'same-2', 'section']);
});

test('unknown fields, links to nowhere and addresses of headings are refused with their lines', () => {
  const known = { ...everywhere, isPage: (path: string) => path === '/faq' };
  const text =
    'Fine: [FAQ](/faq#a), [here](#top)\n\n## Top\n\n- {{nope}}\n- [x](/nowhere) [y](#gone)\n\n## A {#top}\n\n## B {#top}\n\n## C {#Bad}';
  const problems = pageProblems(source(text, { intro: 'a {{cookie_choices}}' }), known);
  expect(problems.map(({ path, line, message }) => [path, line, message.slice(0, 42)])).toEqual([
    ['intro', null, '{{cookie_choices}} needs a line of its own'],
    ['text', 5, 'There is no field {{nope}}. There are: sho'],
    ['text', 6, '/nowhere: The store has no such page.'],
    ['text', 6, '#gone: This page has no heading with this '],
    ['text', 10, 'Another heading has the address #top, too.'],
    ['text', 12, 'Write the address of a heading as {#short-'],
  ]);
  const [, words] = problemWords(problems);
  expect(words?.path).toBe('text');
  expect(words?.message).toMatch(/^Line 5: There is no field .* Line 6: \/nowhere: /);
  expect(pageLinksIn(source(text)).map(({ value }) => value)).toEqual([
    '/faq#a',
    '#top',
    '/nowhere',
    '#gone',
  ]);
});

test('foreign markup is dropped and named, and its words stay', () => {
  const { source: clean, dropped } = cleanPage(
    source(
      [
        '# Hello',
        '<p class="x">Words</p><script>alert(1)\n</script>',
        '<scr<b></b>ipt>alert(2)</script>',
        '![cat](/cat.png) *really* <!-- hidden -->',
        '---',
        '#### Small',
        '```js',
        '<style>a{}',
      ].join('\n'),
      { title: 'A <b>title</b>' },
    ),
  );
  expect(clean.title).toBe('A title');
  expect(clean.text).toBe('## Hello\nWords\nalert(2)\n really\n\n### Small\n\na{}');
  expect(dropped).toEqual([
    ...['<b> (title)', '</b> (title)'],
    'a heading of level 1, which is one of level 2 now (line 1)',
    ...['<p> (line 2)', '</p> (line 2)', '<script> with its content (line 2)'],
    ...['<b> (line 4)', '</b> (line 4)', '</script> (line 4)', 'a picture (line 5)'],
    ...['the stars of *italics*; the words stay (line 5)', 'a comment (line 5)'],
    ...['a line across the page (line 6)', 'a heading of level 4, which is one of level 3 now (line 7)'],
    ...['a mark of code (line 8)', '<style> (line 9)', '<script>'],
  ]);
});

test('a line of marks costs what its length says, not its square', () => {
  const marks = ['[', '**a ', '{{', '<a ', '<script>', '<!--', '*a', '![', '|', '[a](', '[a]((', '- - '];
  /** Of the processor, which a busy machine does not add to. */
  const cost = (mark: string, times: number) => {
    const begun = process.cpuUsage();
    readPage(cleanPage(source(mark.repeat(times))).source, { shop: null, live: () => null }, null);
    const { user, system } = process.cpuUsage(begun);
    return user + system;
  };
  const total = (times: number) => marks.reduce((sum, mark) => sum + cost(mark, times), 0);
  total(4000);
  // Eight times as long: a square would be 64 times the cost.
  expect(total(32_000)).toBeLessThan(32 * total(4000));
}, 30_000);

const promises = {
  facts: null,
  policy: {
    ...{ ...defaultShopPolicy, warrantyMonths: 6, freeReturns: true, claimDays: { from: 2, to: 3 } },
    ...{ refundDays: { from: 3, to: 10 }, replyHours: { from: 24, to: 48 } },
  },
};

test.each(shopPages)('the default of %s has no problem, and every field in it has a value', (name) => {
  const page = defaultPages[name];
  expect(pageProblems(page, everywhere)).toEqual([]);
  const { changed: _, ...written } = page;
  expect(cleanPage(written)).toEqual({ source: written, dropped: [] });
  const { intro, sections } = readPage(page, { shop: promises, live: (link) => link }, page.changed);
  expect(plainLine(intro)).not.toBe('');
  expect(JSON.stringify(sections)).not.toMatch(/\{\{|\}\}|undefined/);
});

test('the address of an own page in a link', () => {
  expect(ownPageIn('/Pages/Our-Story?x#y')).toBe('our-story');
  expect(ownPageIn('/pages')).toBeNull();
  expect(toOwnPage('/pages/a?x#y', 'b')).toBe('/pages/b?x#y');
});

test('numbers are named that were typed and that a field says now', () => {
  const text =
    'Return it within 30 days, or {{return_days}} days.\n\n## A 6-month warranty\n\n- Shipping is $9.90, above $250 free\n- 12 months, 6 pieces, 31 days, $5';
  const found = typedPromises(text, pageFieldList(promises));
  expect(found.map(({ line, words }) => [line, words])).toEqual([
    [1, '30 days'],
    [3, '6-month'],
    [5, '$9.90'],
    [5, '$250'],
  ]);
  expect(found[0]?.fields).toContain('return_days');
  expect(found[1]?.fields).toEqual(['warranty_months']);
  expect(found[2]?.fields).toContain('standard_price');
});
