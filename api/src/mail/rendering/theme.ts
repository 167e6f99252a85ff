/**
 * The store's theme for mail programs, which know neither variables nor style sheets of others. The values are those of the
 * theme; Archivo is used where it is installed.
 */
export const ink = {
  paper: '#ffffff',
  panel: '#f1efec',
  hairline: '#e6e4e0',
  muted: '#686c73',
  quiet: '#4f5359',
  text: '#17181b',
  night: '#0e0f11',
} as const;

export const family = "font-family:Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif";

/** Only what cannot stand at an element: narrow windows, and programs whose reader has chosen a dark one. */
export const sheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{margin:0;padding:0;-webkit-text-size-adjust:100%}',
  'a{text-underline-offset:3px}',
  '@media (max-width:619px){',
  '.edge{padding-left:20px!important;padding-right:20px!important}',
  '.margin{padding:0!important}',
  '.heading{font-size:28px!important}',
  '.press{width:100%!important}',
  '.press a{display:block!important;text-align:center!important}',
  '}',
  '@media (prefers-color-scheme:dark){',
  '.outside{background:#0e0f11!important}',
  '.sheet{background:#17181b!important}',
  '.ink,.ink a{color:#ffffff!important}',
  '.quiet,.quiet a{color:#b8babd!important}',
  '.rule{border-color:#373a3f!important}',
  '.panel{background:#24262a!important}',
  '.press td{background:#ffffff!important}',
  '.press a{background:#ffffff!important;color:#17181b!important}',
  '}',
].join('');
