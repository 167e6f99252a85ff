// npm run mails:preview [-- <folder>]
// Writes every mail of the store as a page and as text, with a page that leads to them; nothing is sent.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { demoPolicy, demoShop } from '@ritual/shared/demo';
import { defaultShippingRules, shopPolicyOf } from '@ritual/shared/kernel';
import { exampleMails } from '../mail/examples.ts';
import { escapeHtml } from '../mail/rendering/plain.ts';

const folder = resolve(process.argv[2] ?? '.cache/mails');
mkdirSync(folder, { recursive: true });
const mails = exampleMails('http://localhost:3000', demoShop, shopPolicyOf(demoPolicy, defaultShippingRules));
for (const [name, { html, text }] of mails) {
  writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(join(folder, `${name}.txt`), `${text}\n`);
}
const rows = mails.map(
  ([name, { subject }]) =>
    `<tr><td>${name}</td><td><a href="${name}.html">${escapeHtml(subject)}</a></td><td><a href="${name}.txt">text</a></td></tr>`,
);
const index = join(folder, 'index.html');
writeFileSync(
  index,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title><h1>Mails</h1><table>${rows.join('\n')}</table></html>\n`,
);
process.stdout.write(`${mails.length} mails: ${pathToFileURL(index).href}\n`);
