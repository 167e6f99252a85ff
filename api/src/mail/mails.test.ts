import { describe, expect, test } from '@jest/globals';
import { demoShop } from '@ritual/shared/demo';
import {
  formatCents,
  mailTemplateIds,
  mailTemplates,
  openingListPages,
  type MailWords,
} from '@ritual/shared/kernel';
import { canonicalPath, paths } from '@ritual/shared/paths';
import { welcomeMail } from './account-mails.ts';
import { contactReceiptMail, contactReplyMail } from './contact-mails.ts';
import { exampleCount, exampleDocument, exampleMails } from './examples.ts';
import { sumsOf } from './orders/order-mails.ts';
import { compose } from './rendering/compose.ts';
import { staffInvitationMail } from './staff-mails.ts';

const publicUrl = 'https://store.example.com';
const mails = exampleMails(publicUrl, demoShop);
const withoutShop = exampleMails(publicUrl, null);

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => unescaped(url));
const patterns = [
  ...Object.values(paths).map(({ pattern }) => pattern),
  // Of the shell's server.
  ...Object.values(openingListPages),
  // The pages below it are the admin area's own.
  `${paths.admin.to()}/orders/[^/]+`,
].map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`));

test('every example is of its template, and gives each field, part and address that it has', () => {
  for (const template of mailTemplateIds) {
    const { fields, parts, buttons, whens } = mailTemplates[template];
    for (let index = 0; index < exampleCount(template); index += 1) {
      const document = exampleDocument(template, index, publicUrl);
      expect(document.template).toBe(template);
      expect(Object.keys(document.fields)).toEqual(expect.arrayContaining([...fields]));
      expect(Object.keys(document.parts ?? {})).toEqual(expect.arrayContaining(Object.keys(parts)));
      expect(Object.keys(document.urls ?? {})).toEqual(expect.arrayContaining(Object.keys(buttons)));
      expect(Object.keys(whens)).toEqual(expect.arrayContaining([...(document.holds ?? [])]));
    }
  }
});

test('mails that can be done without have the link that stops them, in any words', () => {
  const marketing = mailTemplateIds.filter((id) => mailTemplates[id].group === 'marketing');
  expect(marketing.length).toBeGreaterThan(0);
  for (const template of marketing) {
    const document = exampleDocument(template, 0, publicUrl);
    const words = { subject: 'A', preheader: 'B', heading: 'C', blocks: [] };
    const { text, html, unsubscribeUrl } = compose(document, demoShop, words);
    for (const form of [text, html]) {
      expect(form).toContain(document.stop?.page);
      expect(form).toContain('118 Newbury Street');
    }
    expect(unsubscribeUrl).toBe(document.stop?.oneClick);
  }
});

describe.each(mails)('%s', (_name, mail) => {
  test('says everything: nothing is undefined, not a number or an object', () => {
    expect(`${mail.subject}\n${mail.text}\n${mail.html}`).not.toMatch(/undefined|NaN|\[object|null\b/);
    expect(mail.subject.length).toBeLessThanOrEqual(78);
    expect(mail.dedupeKey.startsWith(mail.kind) || mail.kind === 'return-decided').toBe(true);
  });

  test('the text has every address of the HTML, and each is one that the store knows', () => {
    const urls = hrefs(mail.html);
    expect(urls.length).toBeGreaterThan(3);
    for (const url of urls) {
      if (url === `${publicUrl}/`) continue;
      if (url.startsWith('tel:')) expect(mail.text).toContain(demoShop.phone);
      else expect(mail.text).toContain(url.replace('mailto:', ''));
      if (!url.startsWith('http') || url.startsWith('https://www.ups.com/track?')) continue;
      const { origin, pathname } = new URL(url);
      expect([origin, canonicalPath(pathname)]).toEqual([publicUrl, pathname]);
      expect(patterns.some((pattern) => pattern.test(pathname))).toBe(true);
    }
  });

  test('is fit for mail programs', () => {
    expect(unescaped(/<title>(.*)<\/title>/.exec(mail.html)?.[1] ?? '')).toBe(mail.subject);
    expect(mail.html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
    expect(mail.html).not.toMatch(/<script|<link|<img|<form|url\(|@import|position:|display:(flex|grid)/i);
    expect(mail.html.match(/<table(?! role="presentation")/g)).toBeNull();
    expect(Buffer.byteLength(mail.html)).toBeLessThan(100_000);
    // The preview line, the reason and the ways out are there.
    expect(mail.html).toContain('mso-hide:all');
    for (const each of [mail.html, mail.text])
      expect(each.replace(/\s+/g, ' ')).toContain('You get this email because');
  });

  test('its text fits a narrow window', () => {
    const long = mail.text.split('\n').filter((line) => line.length > 76 && !line.includes('://'));
    expect(long).toEqual([]);
  });
});

test('a mail has the name of the shop wherever it names it, as it is typed', () => {
  const name = 'Kite & $& Co';
  const person = { email: 'kofi@example.com', from: 'Ada Reyes', invitedBy: 'x' };
  const document = staffInvitationMail({ ...person, role: 'support', token: 't' }, publicUrl);
  const { subject, html, text } = compose(document, { ...demoShop, name });
  expect(subject).toBe(`You are invited to the staff of ${name}`);
  for (const form of [text, unescaped(html)]) {
    expect(form.replace(/\s+/g, ' ')).toContain(`the staff of ${name} entered this address.`);
    expect(form).not.toMatch(/RITUAL|\{shop\}/);
  }
});

test('HTML and text say the same facts of an order', () => {
  const [, mail] = mails.find(([name]) => name === 'order-confirmed') ?? [];
  const facts = [
    ...['ROP-7K3M9Q', 'Solstice High-Rise Legging', 'M, Pine', `2 × ${formatCents(7900)}`, '$204.00'],
    ...[
      '$9.90',
      'Tax (6.25%)',
      '$12.75',
      '$226.65',
      '27 “Mill” Lane & Sons, Apt 3 <B>',
      'Cambridge, MA 02139',
    ],
  ];
  for (const fact of facts) {
    expect(mail?.text).toContain(fact);
    expect(unescaped(mail?.html ?? '')).toContain(fact);
  }
  expect(mail?.html).not.toContain('<B>');
});

test('where no tax is charged its rate is not said', () => {
  const sums = { subtotalCents: 3900, discountCents: 0, shippingCents: 650, totalCents: 4550 };
  const order = { ...sums, taxRatePercent: 0, taxCents: 0, shippingMethod: 'expedited' as const };
  expect(sumsOf(order, [])).toEqual(
    expect.arrayContaining([
      ['Tax', '$0.00'],
      ['Shipping (expedited)', '$6.50'],
    ]),
  );
});

test('where goods and shipping have different rates, none is said', () => {
  const sums = { subtotalCents: 10_000, discountCents: 0, shippingCents: 1_000, totalCents: 11_440 };
  const order = { ...sums, taxRatePercent: 4, taxCents: 440, shippingMethod: 'standard' as const };
  const part = (taxable: number, rate: number) => ({
    ...{ level: 'state' as const, name: 'New York', rate, taxable, exempt: 0, reason: null, tax: 0 },
  });
  const items = [{ taxes: [part(10_000, 4)] }];
  const termOf = (shippingTaxes: ReturnType<typeof part>[]) =>
    sumsOf({ ...order, shippingTaxes }, items)[2]?.[0];
  expect([termOf([part(1_000, 4)]), termOf([part(1_000, 8)])]).toEqual(['Tax (4%)', 'Sales tax']);
});

test('what a person typed stays text, wherever it stands', () => {
  const nasty = '"><script>alert(1)</script>&amp;';
  const words: MailWords = {
    ...{ subject: nasty, preheader: nasty, heading: nasty },
    blocks: [
      { kind: 'text', text: `${nasty}{{name}}`, when: null },
      { kind: 'button', name: 'contact', label: nasty },
      ...['answer', 'message'].map((name) => ({ kind: 'part' as const, name })),
    ],
  };
  const { html, subject } = compose(
    {
      ...{ kind: 'contact-reply', template: 'contact-reply', dedupeKey: 'k', recipient: 'a@example.com' },
      ...{ publicUrl, because: nasty, fields: { name: nasty } },
      urls: { contact: `https://x.example/?a=1&b="${nasty}` },
      parts: {
        answer: [
          { type: 'lines', title: nasty, lines: [{ what: nasty, detail: nasty, sum: nasty }] },
          { type: 'table', rows: [[nasty, nasty]], total: true },
        ],
        message: [
          { type: 'address', title: nasty, lines: [nasty] },
          { type: 'quote', title: nasty, text: nasty },
        ],
      },
    },
    { ...demoShop, name: nasty, email: nasty, phone: nasty, street: nasty, city: nasty },
    words,
  );
  expect(html).not.toContain('<script');
  expect(html).not.toContain('"">');
  expect(subject).toBe(nasty);
});

test.each([
  ['Hello\r\nBcc: everybody@example.com', 'Hello Bcc: everybody@example.com'],
  ['Hello\u2028\u0000there\u202E', 'Hello there'],
])('a subject is one line (%j)', (given, expected) => {
  const reply = compose(
    contactReplyMail(
      { name: 'Maya', email: 'maya@example.com', reference: given, message: '', reply: '' },
      publicUrl,
    ),
    demoShop,
  );
  expect(reply.subject).toBe(`Our answer to your message ${expected}`);
});

test('a stranger cannot send links in the name of the store', () => {
  const trap = 'Win at https://evil.example/now and www.evil.example!';
  const receipt = contactReceiptMail(
    { name: trap, email: 'victim@example.com', reference: 'R', topicLabel: 'Other', message: trap },
    publicUrl,
  );
  const welcome = welcomeMail({ firstName: trap, email: 'victim@example.com' }, 'token', publicUrl);
  for (const each of [receipt, welcome].map((document) => compose(document, demoShop))) {
    expect(each.text).toContain('Win at [address left out]');
    expect(`${each.text} ${each.html}`).not.toContain('evil.example');
  }
});

test('without facts of the shop no mail invents any, and each says where to turn to', () => {
  for (const [, { html, text: plain }] of withoutShop) {
    expect(`${html}${plain}`).not.toMatch(/undefined|null\b|Newbury|617|help@|mailto:|tel:/);
    expect(hrefs(html)).toContain(`${publicUrl}/contact`);
    expect(plain).toContain(`${publicUrl}/contact`);
  }
});
