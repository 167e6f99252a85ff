import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../webpack/packages.ts';
import { budgets } from '../checks/sizes.ts';
import type { ProblemCode } from '../problem.ts';
import { base, other, type Variant } from './fixture.ts';

/** The real thing, as npm has installed it. */
const installed = (file: string) => readFileSync(path.join(root, 'node_modules', file), 'utf8');
const copyOf = (file: string): Variant => ({
  code: `(function(exports,module,require){${installed(file)}\n});`,
});
const { modules, imports, exported, contract } = base;
const styled = (css: string): Variant => ({
  code: `s.styled.p.withConfig({componentId:"gift__sc-2-0"})([${JSON.stringify(css)}]);`,
});

const { slots, events } = contract;
const offers = (props: string): Variant => ({
  contract: { slots: { ...slots, offers: { 'gift-extra': props } } },
});
const fills = (props: string): Variant => ({
  contract: { slots: { ...slots, fills: { 'product-card': props } } },
});
const publishes = (payload: string): Variant => ({
  contract: { events: { ...events, publishes: { 'gift:chosen': payload } } },
});
const subscribes = (payload: string): Variant => ({
  contract: { events: { ...events, subscribes: { 'cart:changed': payload } } },
});
/** A release beside it that fills the slot of gift as releases did before a prop was renamed. */
const beside = (role: 'canary' | 'fallback' | 'open pages'): Variant => ({
  live: (live) => ({
    ...live,
    neighbors: [
      ...live.neighbors,
      other({ role }, { slots: { offers: {}, fills: { 'gift-extra': '{ readonly gift: number }' } } }),
    ],
  }),
});

/** `codes`: all of them, and no other. */
export type Break = readonly [what: string, codes: ProblemCode | readonly ProblemCode[], variant: Variant];

/** What must never go live. */
export const breaks: readonly Break[] = [
  ['the exposed module is removed', 'EXPOSE_REMOVED', { entry: 'var remote_gift;' }],
  ['the exposed module is renamed', 'EXPOSE_REMOVED', { entry: 'var x={"./gift":()=>1}' }],
  ['a page outside its prefix', 'ROUTE_OUTSIDE', { contract: { routes: both('/gifts', '/presents') } }],
  ['a page for every address', 'ROUTE_OUTSIDE', { contract: { routes: both('/:page') } }],
  ["another remote's prefix", 'PREFIX_TAKEN', { release: { prefixes: ['/gifts', '/cart'] } }],
  ["a prefix within another's", 'PREFIX_TAKEN', { release: { prefixes: ['/gifts', '/product/gifts'] } }],
  [
    "a prefix around another's",
    'PREFIX_TAKEN',
    { others: { cards: { prefixes: ['/gifts/cards'], slots: [] } } },
  ],
  [
    'a slot of the shell that another remote has',
    'SLOT_TAKEN',
    {
      release: { slots: ['product-card', 'cart-sidebar'] },
      contract: { slots: { ...slots, fills: { ...slots.fills, 'cart-sidebar': '{}' } } },
    },
  ],
  [
    'a prop that it gives is renamed',
    'SLOT_PROPS',
    offers('{ readonly id: number; readonly label: string }'),
  ],
  [
    'a prop that it gives has another type',
    'SLOT_PROPS',
    offers('{ readonly giftId: string; readonly label: string }'),
  ],
  [
    'a prop that it gives may be missing',
    'SLOT_PROPS',
    offers('{ readonly giftId?: number; readonly label: string }'),
  ],
  ['its contract states a type that fits everything', 'SLOT_PROPS', offers('any')],
  ['its contract states more than a type', 'SLOT_PROPS', offers('never; type Other = number')],
  ['its contract states no type', 'SLOT_PROPS', offers('{ readonly giftId: number')],
  ['a prop that it gives is gone', 'SLOT_PROPS', offers('{ readonly label: string }')],
  [
    'it expects a prop that is not given',
    'SLOT_PROPS',
    fills('{ readonly productId: number; readonly productName: string; readonly sku: string }'),
  ],
  ['it expects a prop of another type', 'SLOT_PROPS', fills('{ readonly productId: string }')],
  ['a canary beside it expects another prop', 'SLOT_PROPS', beside('canary')],
  ['the release that browsers fall back to expects another prop', 'SLOT_PROPS', beside('fallback')],
  ['open pages have a release that expects another prop', 'SLOT_PROPS', beside('open pages')],
  [
    'a slot that others fill is gone',
    'SLOT_DROPPED',
    {
      contract: { slots: { ...slots, offers: {} } },
      page: modules.replace('(0,f.useSlot)("gift-extra")', '[]'),
      node: `${imports}${modules.replace('(0,f.useSlot)("gift-extra")', '[]')}${exported}`,
    },
  ],
  [
    'the place of the shell that it filled is empty',
    'SLOT_EMPTY',
    { live: (live) => ({ ...live, replaced: { version: '1.0.0', slots: ['cart-sidebar'] } }) },
  ],
  ['it fills a slot that its description does not name', 'SLOT_UNDECLARED', { release: { slots: [] } }],
  [
    'its description names a slot that it does not fill',
    'SLOT_UNDECLARED',
    { contract: { slots: { ...slots, fills: {} } } },
  ],
  ['a field of its event is gone', 'EVENT_FIELDS', publishes('{ readonly giftId: number }')],
  [
    'a field of its event is renamed',
    'EVENT_FIELDS',
    publishes('{ readonly gift: number; readonly price: number }'),
  ],
  [
    'a field of its event has another type',
    'EVENT_FIELDS',
    publishes('{ readonly giftId: number; readonly price: string }'),
  ],
  [
    'it expects a field that is not sent',
    'EVENT_FIELDS',
    subscribes('{ readonly totalItems: number; readonly total: number }'),
  ],
  [
    'an event that others wait for is not sent',
    'EVENT_DROPPED',
    {
      contract: { events: { ...events, publishes: {} } },
      page: modules.replace('emit("gift:chosen"', 'off("gift:chosen"'),
    },
  ],
  ['a newer host API than the shell has', 'HOST_API', { release: { hostApi: '1.3' } }],
  ['a host API of another major version', 'HOST_API', { release: { hostApi: '2.0' } }],
  [
    'a React that the shell does not bring',
    'PACKAGE_VERSION',
    { release: { requires: { react: '^20.0.0' } } },
  ],
  [
    'a package that the shell does not share',
    'PACKAGE_VERSION',
    { release: { requires: { vue: '^3.0.0' } } },
  ],
  [
    'a member that the shell does not have',
    'HOST_MEMBER',
    { contract: { hostMembers: { '@ritual/shared/state': ['useGifts'] } } },
  ],
  [
    'an API call that is not answered',
    'CALL_MISSING',
    {
      contract: { calls: ['GET /api/products', 'GET /api/gifts'] },
      code: 'const g={method:"GET",path:"/api/gifts"};',
    },
  ],
  [
    'an API call whose last day has passed',
    'CALL_ENDED',
    {
      contract: { calls: ['GET /api/products', 'GET /api/old'] },
      code: 'const g={method:"GET",path:"/api/old"};',
      live: (live) => ({ ...live, today: '2026-02-01' }),
    },
  ],
  ['child_process', 'BUILT_IN', node('require("child_process");')],
  ['the file system, under its other name', 'BUILT_IN', node('require("node:fs/promises");')],
  ['the network, by import()', 'BUILT_IN', node('import("node:net");')],
  ['a package that is not in the Node build', 'MODULE_UNKNOWN', node('require("left-pad");')],
  ['a module whose name is computed', 'MODULE_COMPUTED', node('require("child_"+"process");')],
  ['a way around require', 'PROCESS_MEMBER', node('process.getBuiltinModule("fs");')],
  ['a second React', 'PACKAGE_COPY', copyOf('react/cjs/react.production.js')],
  ['a second react-dom', 'PACKAGE_COPY', copyOf('react-dom/cjs/react-dom.production.js')],
  [
    'a second styled-components',
    ['PACKAGE_COPY', 'STYLE_GLOBAL'],
    copyOf('styled-components/dist/styled-components.min.js'),
  ],
  ['a styled component without an id', 'STYLE_ID_MISSING', { code: 's.styled.p(["color:red;"]);' }],
  [
    'a styled component without an id, as a template',
    'STYLE_ID_MISSING',
    { code: 's.styled(a)`color:red;`;' },
  ],
  [
    'a styled component with attributes and without an id',
    'STYLE_ID_MISSING',
    { code: '(0,s.styled)(a).attrs({})(["color:red;"]);' },
  ],
  [
    "an id of another remote's component",
    'STYLE_ID_FOREIGN',
    { code: 's.styled.p.withConfig({componentId:"catalog__sc-1-0"})(["color:red;"]);' },
  ],
  ['a global style', 'STYLE_GLOBAL', { code: '(0,s.createGlobalStyle)(["body{margin:0;}"]);' }],
  ['a style element', 'STYLE_GLOBAL', { code: '(0,j.jsx)("style",{children:"body{margin:0}"});' }],
  ['a style sheet of its own', 'STYLE_GLOBAL', { code: 'document.adoptedStyleSheets.push(1);' }],
  ['a font for the whole page', 'STYLE_GLOBAL', styled('color:red;@font-face{font-family:x;src:url(x);}')],
  ['a selector of the whole page', 'STYLE_LEAVES', styled('body:has(&){overflow:hidden;}')],
  ['a selector of an element around it', 'STYLE_LEAVES', styled('main:has(> &) h1, &:hover{color:red;}')],
  ['a z-index above everything', 'STYLE_DEPTH', styled('position:fixed;z-index:9999;')],
  ['a z-index in a style attribute', 'STYLE_DEPTH', { code: '(0,j.jsx)("p",{style:{zIndex:999}});' }],
  ['a z-index between two layers, in a mixin', 'STYLE_DEPTH', { code: 'const m=`top: 0; z-index: 45;`;' }],
  [
    'a page that only the Node build has',
    'BUILDS_DIFFER',
    { contract: { routes: { node: ['/gifts', '/gifts/:id'], web: ['/gifts'] } } },
  ],
  [
    'a component that only browsers have',
    'BUILDS_DIFFER',
    { page: `${modules}s.styled.p.withConfig({componentId:"gift__sc-9-0"})(["color:red;"]);` },
  ],
  [
    'a call that its contract does not state',
    'CONTRACT_UNTRUE',
    { code: 'const g={method:"GET",path:"/api/cart"};' },
  ],
  [
    'an event that its contract does not state',
    'CONTRACT_UNTRUE',
    { code: 'v.cartEvents.emit("gift:gone",{});' },
  ],
  ['a script that is none', 'SCRIPT_UNREADABLE', { page: '<!doctype html>' }],
  ['a script over the budget', 'SIZE', { bytes: { '2.js': budgets.script + 1 } }],
  ['a page over the budget', 'SIZE', { bytes: { '1.js': budgets.script, 'remoteEntry.js': budgets.script } }],
];

function both(...pages: readonly string[]) {
  return { node: [...pages], web: [...pages] };
}

function node(code: string): Variant {
  return { node: `${imports}${modules}${code}${exported}` };
}
