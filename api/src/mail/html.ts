import { brand } from '@ritual/shared/kernel';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const font = "font-family:Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif";

/** A whole mail. Mail programs know neither style sheets nor grids: tables and inline styles. */
export function mailPage({ title, body }: { readonly title: string; readonly body: string }): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f4f2ee;${font};color:#1a1a1a">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff">
<tr><td style="padding:28px 32px;border-bottom:1px solid #e2ded6;font-weight:700;letter-spacing:0.12em">${escapeHtml(brand.name)}</td></tr>
<tr><td style="padding:32px;font-size:16px;line-height:1.5">${body}</td></tr>
<tr><td style="padding:24px 32px;border-top:1px solid #e2ded6;font-size:13px;color:#5c5852">Questions? Write to ${escapeHtml(brand.email)} or call ${escapeHtml(brand.phone)}.</td></tr>
</table></td></tr></table></body></html>`;
}
