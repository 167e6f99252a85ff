import type { ShopFacts } from '@ritual/shared/contract';
import { phoneHref, postalLine, shopName } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { blockHtml } from './html-blocks.ts';
import type { Signed } from './email-document.ts';
import { family, ink, sheet } from './theme.ts';
import { escapeHtml, oneLine } from './plain.ts';

const table = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const link = (label: string, url: string) =>
  `<a href="${escapeHtml(url)}" style="color:${ink.quiet}">${escapeHtml(label)}</a>`;

/** The brand's ring: thin above, heavy below. A border draws it; Outlook cannot and gets the name alone. */
const ring =
  '<!--[if !mso]><!--><span aria-hidden="true" style="display:inline-block;width:16px;height:15px;margin-right:11px;border:3px solid #ffffff;border-top-width:2px;border-bottom-width:5px;border-radius:50%;vertical-align:middle"></span><!--<![endif]-->';

/** Keeps what follows out of the line that a list of mails shows. */
const nothingMore = '&#847;&zwnj;&nbsp;'.repeat(60);

function questions({ email, phone }: ShopFacts): string {
  const ways = `Write to ${link(email, `mailto:${email}`)} or call ${link(phone, phoneHref(phone))}.`;
  return `<p style="margin:0 0 12px">Questions? ${ways}</p>\n`;
}

/** A whole mail. Mail programs know neither grids nor style sheets of others: tables, and styles at each element. */
export function renderHtml({
  subject,
  preheader,
  heading,
  blocks,
  because,
  stop,
  publicUrl,
  shop,
}: Signed): string {
  const name = shopName({ facts: shop });
  const home = escapeHtml(publicUrl + paths.home.to());
  return `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(oneLine(subject))}</title><style>${sheet}</style></head>
<body class="outside" style="margin:0;padding:0;background:${ink.panel};${family};color:${ink.text}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(oneLine(preheader))}${nothingMore}</div>
${table} class="outside" style="background:${ink.panel}"><tr><td class="margin" align="center" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${table} class="sheet" style="width:100%;max-width:600px;background:${ink.paper}">
<tr><td class="edge" align="left" bgcolor="${ink.night}" style="padding:22px 40px;background:${ink.night}"><a href="${home}" style="${family};font-size:15px;line-height:24px;font-weight:800;letter-spacing:0.04em;color:#ffffff;text-decoration:none">${ring}<span style="vertical-align:middle">${escapeHtml(name)}</span></a></td></tr>
<tr><td class="edge ink" align="left" style="padding:44px 40px 28px;${family};font-size:16px;line-height:1.5;color:${ink.text}">
<h1 class="heading" style="margin:0 0 24px;${family};font-size:34px;line-height:1.08;font-weight:800;letter-spacing:-0.02em">${escapeHtml(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="edge quiet rule" align="left" style="padding:26px 40px 36px;border-top:1px solid ${ink.hairline};${family};font-size:13px;line-height:1.55;color:${ink.quiet}">
${shop ? questions(shop) : ''}<p style="margin:0 0 12px">You get this email because ${escapeHtml(because)}</p>
${stop ? `<p style="margin:0 0 12px">${link('Stop these emails', stop.page)}</p>\n` : ''}<p style="margin:0 0 12px">${link('Contact', publicUrl + paths.contact.to())} &nbsp;·&nbsp; ${link('Privacy policy', publicUrl + paths.privacy.to())}</p>
<p style="margin:0">${escapeHtml(shop ? postalLine(shop) : name)}</p>
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
}
