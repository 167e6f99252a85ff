import { hostModules } from '../../../../shared/federation/host-api/host-api.ts';
import { budgets } from '../checks/sizes.ts';
import { base, other, type Variant } from './fixture.ts';

const { modules, imports, exported, contract } = base;
const { slots, events } = contract;
const styled = (css: string): Variant => ({
  code: `s.styled.p.withConfig({componentId:"gift__sc-2-0"})([${JSON.stringify(css)}]);`,
});
const pages = (...patterns: readonly string[]): Variant => ({
  contract: { routes: { node: [...patterns], web: [...patterns] } },
});

export type Harmless = readonly [what: string, variant: Variant];

/** What teams do every day. */
export const harmless: readonly Harmless[] = [
  ['nothing is changed', {}],
  ['another page', pages('/gifts', '/gifts/:id', '/gifts/wrapped')],
  ['a page less', pages('/gifts')],
  ['a parameter has another name', pages('/gifts', '/gifts/:gift')],
  [
    'another prefix, which is free',
    { release: { prefixes: ['/gifts', '/presents'] }, ...pages('/presents') },
  ],
  [
    'it gives one more prop',
    {
      contract: {
        slots: {
          ...slots,
          offers: { 'gift-extra': '{ giftId: number; label: string; readonly price: number }' },
        },
      },
    },
  ],
  [
    'it gives a prop whose type is narrower',
    { contract: { slots: { ...slots, offers: { 'gift-extra': "{ giftId: 1 | 2; label: 'new' }" } } } },
  ],
  [
    'it expects one prop less',
    { contract: { slots: { ...slots, fills: { 'product-card': '{ readonly productId: number }' } } } },
  ],
  [
    'it takes a new prop where there is one',
    { contract: { slots: { ...slots, fills: { 'product-card': '{ productId: number; sku?: string }' } } } },
  ],
  [
    'it takes more than is given',
    { contract: { slots: { ...slots, fills: { 'product-card': '{ productId: number | string }' } } } },
  ],
  [
    'it offers another slot',
    {
      contract: { slots: { ...slots, offers: { ...slots.offers, 'gift-more': '{}' } } },
      code: '(0,f.useSlot)("gift-more");',
    },
  ],
  [
    'it fills another slot, which several may fill',
    {
      release: { slots: ['product-card', 'cart-line'] },
      contract: { slots: { ...slots, fills: { ...slots.fills, 'cart-line': '{ readonly line: number }' } } },
    },
  ],
  [
    'a slot that no remote fills is gone',
    {
      live: (live) => ({
        ...live,
        neighbors: [other({})],
      }),
      contract: { slots: { ...slots, offers: {} } },
      page: modules.replace('(0,f.useSlot)("gift-extra")', '[]'),
    },
  ],
  [
    'its event has one more field',
    {
      contract: {
        events: { ...events, publishes: { 'gift:chosen': '{ giftId: number; price: number; at: string }' } },
      },
    },
  ],
  ['it expects a field less', { contract: { events: { ...events, subscribes: { 'cart:changed': '{}' } } } }],
  [
    'it takes a new field where there is one',
    {
      contract: {
        events: { ...events, subscribes: { 'cart:changed': '{ totalItems: number; total?: number }' } },
      },
    },
  ],
  [
    'it sends another event',
    {
      contract: { events: { ...events, publishes: { ...events.publishes, 'gift:wrapped': '{}' } } },
      code: 'v.cartEvents.emit("gift:wrapped",{});',
    },
  ],
  [
    'an event without listeners is gone',
    {
      live: (live) => ({ ...live, neighbors: [other({})] }),
      contract: { events: { ...events, publishes: {} } },
      page: modules.replace('emit("gift:chosen"', 'off("gift:chosen"'),
    },
  ],
  ['an older host API', { release: { hostApi: '1.0' } }],
  ['no package of the shell', { release: { requires: {} } }],
  [
    'a newer shell',
    {
      live: (live) => ({
        ...live,
        shells: live.shells.map((shell) => ({
          ...shell,
          hostApi: '1.9',
          brings: { react: '19.9.0', 'styled-components': '6.9.1' },
        })),
      }),
    },
  ],
  ['another member of the host API', { contract: { hostMembers: { react: ['useRef', 'useState'] } } }],
  ['a library that takes React as a whole', { contract: { hostMembers: { react: ['*'] } } }],
  [
    'a member that the shell has, of a shell without a contract',
    {
      live: (live) => ({
        ...live,
        shells: live.shells.map(({ contract: _none, ...shell }) => shell),
      }),
      contract: { hostMembers: { react: Object.values(hostModules['react']?.members ?? {}).flat() } },
    },
  ],
  [
    'another call that the API answers',
    {
      contract: { calls: ['GET /api/cart', 'GET /api/products'] },
      code: 'const g={path:`/api/cart`,method:"GET"};',
    },
  ],
  [
    'a call that will be removed, on its last day',
    {
      contract: { calls: ['GET /api/old', 'GET /api/products'] },
      code: 'const g={method:"GET",path:"/api/old"};',
      live: (live) => ({ ...live, today: '2026-01-31' }),
    },
  ],
  ['an address that is no call', { code: 'const g={method:"GET",path:"/gifts/wrapped"};' }],
  [
    'Node modules of the list',
    { node: `${imports}require("node:crypto");require("path");${modules}${exported}` },
  ],
  ['the name of a Node module in a text', { code: 'const n="child_process";log("fs");' }],
  ['the mode of the process', { code: 'if(process.env.NODE_ENV==="test")throw 1;' }],
  [
    'a component of shared',
    { code: 's.styled.p.withConfig({componentId:"shared__sc-7-1"})(["color:red;"]);' },
  ],
  [
    'a component of a component, with attributes',
    { code: '(0,s.styled)(a).withConfig({componentId:"gift__sc-3-0"}).attrs({})(["color:red;"]);' },
  ],
  [
    'a query of the window and of a container',
    styled('@media (width > 1px){top:0;}@container (width > 1px){&{top:1px;}}'),
  ],
  [
    'selectors of itself and below',
    styled('& > p, &:hover b, &:has(> i), h2 + &, html & {top:0;} li{top:0;}'),
  ],
  ['an animation of its own', { code: 's.keyframes(["from{opacity:0;}"]);' }],
  ['a layer of the host', styled('z-index:70;')],
  ['order within a component', styled('z-index:-1;i{z-index:2;}b{z-index:auto;}')],
  ['a script as large as the budget', { bytes: { '2.js': budgets.script } }],
  ['a release from before there were contracts', { release: { contract: undefined } }],
  [
    'another remote from before there were contracts',
    { live: (live) => ({ ...live, neighbors: [{ ...other({}), contract: undefined }, ...live.neighbors] }) },
  ],
  ['the first release of a remote', { live: ({ replaced: _none, ...live }) => live }],
];
