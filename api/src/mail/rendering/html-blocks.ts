import type { Line, Row, Signed } from './email-document.ts';
import { family, ink } from './theme.ts';
import { escapeHtml } from './plain.ts';

const table = (rows: string, margin: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:${margin};${family};font-size:15px;line-height:1.45">${rows}</table>`;

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const title = (text: string) =>
  `<h2 style="margin:0 0 8px;${family};font-size:15px;line-height:1.4;font-weight:700">${escapeHtml(text)}</h2>`;

export function blockHtml(block: Signed['blocks'][number]): string {
  switch (block.type) {
    case 'text':
      return `<p style="margin:0 0 16px">${withBreaks(block.text)}</p>`;
    case 'button':
      return button(block.label, block.url);
    case 'lines':
      return `<div style="margin:28px 0 0">${title(block.title)}</div>${table(block.lines.map(line).join(''), '0 0 20px')}`;
    case 'table':
      return table(
        block.rows
          .map((row, index) => tableRow(row, block.total === true && index === block.rows.length - 1))
          .join(''),
        '0 0 28px',
      );
    case 'address':
      return `<div style="margin:0 0 28px">${title(block.title)}<div class="quiet" style="font-size:15px;line-height:1.5;color:${ink.quiet}">${block.lines.map(escapeHtml).join('<br>')}</div></div>`;
    case 'quote':
      return `<div style="margin:28px 0">${title(block.title)}<div class="panel quiet" style="padding:18px 20px;background:${ink.panel};font-size:15px;line-height:1.5;color:${ink.quiet};word-break:break-word">${withBreaks(block.text)}</div></div>`;
  }
}

/** The cell has the color and, in Outlook, the room; elsewhere the link has it, so that all of it can be pressed. */
function button(label: string, url: string): string {
  const href = escapeHtml(url);
  return `<table role="presentation" class="press" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 20px"><tr><td bgcolor="${ink.text}" style="background:${ink.text};border-radius:2px;mso-padding-alt:16px 32px"><a href="${href}" style="display:inline-block;padding:15px 32px;${family};font-size:15px;line-height:22px;font-weight:700;color:#ffffff;text-decoration:none;border-radius:2px">${escapeHtml(label)}</a></td></tr></table>
<p class="quiet" style="margin:0 0 24px;font-size:13px;line-height:1.5;color:${ink.quiet}">Or open this address:<br><a href="${href}" style="color:${ink.quiet};word-break:break-all">${href}</a></p>`;
}

const cell = `padding:12px 0;border-top:1px solid ${ink.hairline};vertical-align:top`;
const figures = 'white-space:nowrap;font-variant-numeric:tabular-nums';

function line({ what, detail, sum }: Line): string {
  const small = detail
    ? `<br><span class="quiet" style="font-size:14px;color:${ink.quiet}">${escapeHtml(detail)}</span>`
    : '';
  const price =
    sum === undefined
      ? ''
      : `<td class="rule" align="right" style="${cell};padding-left:16px;${figures}">${escapeHtml(sum)}</td>`;
  return `<tr><td class="rule" align="left" style="${cell}"><strong style="font-weight:600">${escapeHtml(what)}</strong>${small}</td>${price}</tr>`;
}

function tableRow([name, value]: Row, total: boolean): string {
  const look = total
    ? `padding:12px 0;border-top:1px solid ${ink.text};font-size:16px;font-weight:700`
    : 'padding:5px 0';
  const first = total ? '' : ` class="quiet"`;
  const muted = total ? '' : `;color:${ink.quiet}`;
  const rule = total ? ' class="rule"' : '';
  return `<tr><td${total ? rule : first} align="left" style="${look}${muted}">${escapeHtml(name)}</td><td${rule} align="right" style="${look};padding-left:16px;font-variant-numeric:tabular-nums">${escapeHtml(value)}</td></tr>`;
}
