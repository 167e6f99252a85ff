import { postalLine, shopName } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import type { Signed } from './email-document.ts';
import { wrap } from './plain.ts';

/** The email for those who read mails without pictures and colors, and for those who are read to. */
export function renderText({ heading, blocks, because, stop, publicUrl, shop }: Signed): string {
  return [
    shopName({ facts: shop }),
    wrap(heading),
    ...blocks.map(blockText),
    '-- ',
    wrap(`You get this email because ${because}`),
    ...(stop ? [`Stop these emails:\n${stop.page}`] : []),
    [
      // A number is not broken into two.
      ...(shop ? [`Questions? Write to ${shop.email}`, `or call ${shop.phone}.`] : []),
      `Contact: ${publicUrl}${paths.contact.to()}`,
      `Privacy policy: ${publicUrl}${paths.privacy.to()}`,
    ].join('\n'),
    wrap(shop ? postalLine(shop) : shopName({ facts: shop })),
  ].join('\n\n');
}

function blockText(block: Signed['blocks'][number]): string {
  switch (block.type) {
    case 'text':
      return wrap(block.text);
    case 'button':
      // An address stands alone, where programs find it whole.
      return `${block.label}:\n${block.url}`;
    case 'lines':
      return [
        block.title,
        ...block.lines.map(({ what, detail, sum }) =>
          [what, detail, ...(sum === undefined ? [] : [sum])].filter(Boolean).join(' | '),
        ),
      ].join('\n');
    case 'table':
      return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'address':
      return [block.title, ...block.lines].join('\n');
    case 'quote':
      return `${block.title}\n${wrap(block.text, 70)
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')}`;
  }
}
