/** The look of the hosted page: the colours, sizes and radii of the design's tokens, in the system's own type. */
export const STYLES = `
:root {
  --ink-900: #17181b; --ink-700: #373a3f; --ink-600: #4f5359; --ink-500: #686c73; --ink-400: #878b92;
  --ink-200: #dad9d6; --ink-150: #e6e4e0; --ink-100: #f1efec; --ink-50: #f8f7f5; --white: #ffffff;
  --cinnabar-700: #9c2711; --cinnabar-600: #bf3218; --cinnabar-50: #fdf3ef;
  --green: #1d6448; --green-surface: #e5f0ea; --amber: #805200; --amber-surface: #fdf1d9;
}
* { box-sizing: border-box; margin: 0; }
html { -webkit-text-size-adjust: 100%; }
body {
  min-height: 100vh; min-height: 100dvh; background: var(--white); color: var(--ink-900);
  font: 400 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  font-variant-numeric: tabular-nums; -webkit-font-smoothing: antialiased;
}
a { color: inherit; }
:focus-visible { outline: 2px solid var(--ink-900); outline-offset: 3px; }
ul { list-style: none; padding: 0; }
h1, h2 { text-wrap: balance; }

.sheet { display: grid; grid-template-columns: minmax(0, 1fr); }
.order, .cards { background: var(--ink-50); padding: 24px 16px; }
.payment { padding: 32px 16px 40px; }
.column { max-width: 440px; margin: 0 auto; }

.top { display: flex; align-items: center; justify-content: space-between; gap: 16px; min-height: 44px; margin-bottom: 24px; }
.back { display: inline-flex; align-items: center; gap: 12px; min-height: 44px; font-size: 15px; color: var(--ink-600); text-decoration: none; }
.back:hover { color: var(--ink-900); text-decoration: underline; text-underline-offset: 4px; }
.badge { padding: 7px 10px; background: var(--amber-surface); color: var(--amber); font-size: 11.5px; line-height: 1; font-weight: 650; letter-spacing: .04em; white-space: nowrap; }

.due, h2.due { font-size: 15px; font-weight: 400; color: var(--ink-600); margin: 0; }
.amount { font-size: clamp(36px, 4vw, 44px); line-height: 1.1; font-weight: 700; letter-spacing: -.022em; margin: 4px 0 28px; }
.lines li { display: flex; justify-content: space-between; gap: 24px; padding: 14px 0; border-top: 1px solid var(--ink-150); }
.lines strong { display: block; font-size: 15px; line-height: 1.35; font-weight: 570; overflow-wrap: anywhere; }
.lines small { display: block; }
.lines small, .sums dt, .note { font-size: 14px; line-height: 1.45; color: var(--ink-600); }
.lines b { font-size: 15px; line-height: 1.35; font-weight: 570; white-space: nowrap; }
.sums { border-top: 1px solid var(--ink-200); padding-top: 14px; }
.sums div { display: flex; justify-content: space-between; gap: 24px; padding: 5px 0; font-size: 15px; }
.sums dd { margin: 0; }
.sums .total { margin-top: 9px; padding-top: 16px; border-top: 1px solid var(--ink-200); font-size: 18px; font-weight: 660; }
.sums .total dt { font-size: inherit; color: inherit; }

h1 { font-size: 28px; line-height: 1.12; font-weight: 700; letter-spacing: -.014em; margin-bottom: 24px; }
h2 { font-size: 15px; line-height: 1.3; font-weight: 620; margin-bottom: 4px; }
.alert { margin-bottom: 24px; padding: 14px 16px; background: var(--cinnabar-50); border-left: 3px solid var(--cinnabar-600); color: var(--cinnabar-700); font-size: 15px; font-weight: 570; }
.alert ul { margin-top: 6px; font-size: 14px; font-weight: 400; }
.alert li { padding: 2px 0; }
.field { margin-bottom: 18px; min-width: 0; }
.pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 12px; }
label { display: block; margin-bottom: 7px; font-size: 13.5px; line-height: 1.3; font-weight: 580; }
input { width: 100%; height: 52px; padding: 0 14px; border: 1px solid var(--ink-400); border-radius: 2px; background: var(--white); color: inherit; font: inherit; font-variant-numeric: tabular-nums; transition: border-color 160ms; }
input::placeholder { color: var(--ink-500); opacity: 1; }
input:hover { border-color: var(--ink-900); }
input:focus-visible { border-color: var(--ink-900); outline-offset: 2px; }
input[aria-invalid=true] { border: 2px solid var(--cinnabar-600); padding: 0 13px; }
.error { margin-top: 7px; font-size: 14px; line-height: 1.45; color: var(--cinnabar-700); }

button { font: inherit; cursor: pointer; }
.button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 56px; padding: 12px 32px; border: 1px solid var(--ink-900); border-radius: 2px; background: var(--ink-900); color: var(--white); font-size: 15px; line-height: 1.2; font-weight: 620; text-decoration: none; transition: background-color 160ms; }
.button:hover { background: var(--ink-700); border-color: var(--ink-700); }
.button.outline { background: transparent; color: var(--ink-900); }
.button.outline:hover { background: var(--ink-900); border-color: var(--ink-900); color: var(--white); }
.button[disabled] { background: var(--ink-150); border-color: var(--ink-150); color: var(--ink-500); cursor: default; }
.pay { margin-top: 10px; }
.pay + .note { margin-top: 14px; }

.cards { padding-bottom: 40px; }
.cards li { display: grid; grid-template-columns: 1fr auto; align-items: center; gap: 2px 16px; padding: 9px 0; border-top: 1px solid var(--ink-150); }
.cards ul { margin-top: 14px; }
.cards code { font: 500 14px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: nowrap; }
.cards span { display: block; font-size: 14px; line-height: 1.45; color: var(--ink-600); }
.use { min-width: 64px; min-height: 44px; border: 1px solid var(--ink-400); border-radius: 2px; background: transparent; color: inherit; font-size: 14px; font-weight: 580; }
.use:hover { border-color: var(--ink-900); background: var(--white); }

.single { max-width: 472px; margin: 0 auto; padding: 24px 16px 64px; }
.single h1 { margin-bottom: 12px; }
.single p { color: var(--ink-600); }
.single .facts { margin: 24px 0 28px; }
.single form { display: grid; gap: 12px; }
.single .button { margin-top: 0; }

.control { max-width: 1200px; margin: 0 auto; padding: 32px 16px 64px; }
.control h1 { margin: 0; }
.control h2 { font-size: 20px; letter-spacing: -.008em; margin-bottom: 12px; }
.control section { padding-top: 32px; margin-top: 32px; border-top: 1px solid var(--ink-150); }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 12px; }
.figures div { padding: 16px; background: var(--ink-50); }
.figures dt { font-size: 14px; color: var(--ink-600); }
.figures dd { margin: 0; font-size: 23px; font-weight: 700; letter-spacing: -.014em; }
.row { display: flex; flex-wrap: wrap; align-items: end; gap: 12px; margin-top: 16px; }
.row > div { flex: 1 1 160px; }
.row .button { width: auto; min-height: 52px; }
.row .use { padding: 0 16px; }
select { width: 100%; height: 52px; padding: 0 10px; border: 1px solid var(--ink-400); border-radius: 2px; background: var(--white); color: inherit; font: inherit; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 8px 16px 8px 0; border-bottom: 1px solid var(--ink-150); text-align: left; white-space: nowrap; }
th { font-weight: 580; color: var(--ink-600); }
.number { text-align: right; }
.actions { height: 61px; }
.actions form { display: inline-block; margin-right: 8px; }
.actions .use { padding: 0 12px; }

@media (min-width: 992px) {
  .sheet { position: relative; min-height: 100vh; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); grid-template-rows: auto 1fr; }
  .order, .cards { grid-column: 1; padding: 48px 72px 0; }
  .cards { padding: 56px 72px 64px; }
  .payment { grid-column: 2; grid-row: 1 / span 2; padding: 56px 72px 64px; }
  .order .column, .cards .column { margin: 0 0 0 auto; }
  .payment .column { margin: 0 auto 0 0; }
  .single { padding-top: 96px; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media (forced-colors: active) { .badge, .alert { border: 1px solid; } }
`;
