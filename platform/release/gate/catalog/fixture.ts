import type { Contract } from '../../../contract/contract.ts';
import type { ReleaseFile } from '../../publish/release-file.ts';
import { candidateFrom } from '../candidate.ts';
import { hostProblem } from '../checks/host.ts';
import { runGate } from '../gate.ts';
import type { LiveSet, Neighbor } from '../live/live-set.ts';
import { GateRefused, type Problem, type SentProblem } from '../problem.ts';
import { mustNotOverlap } from '../../promote/prefix-overlap.ts';
import { liveRemoteOf } from '../../promote/promotable-release.ts';

// A small remote, gift, beside a shell and two other remotes. Every entry of the catalog is this one with one thing changed.

const productCard = '{ readonly productId: number; readonly productName: string }';
const giftExtra = '{ readonly giftId: number; readonly label: string }';
const chosen = '{ readonly giftId: number; readonly price: number }';
const cartChanged = '{ readonly totalItems: number }';

const hash = `sha384-${'A'.repeat(64)}`;
const nothing: Pick<Contract, 'slots' | 'events'> = {
  slots: { offers: {}, fills: {} },
  events: { publishes: {}, subscribes: {} },
};

const contract: Contract = {
  exposes: ['./remote'],
  routes: { node: ['/gifts', '/gifts/:id'], web: ['/gifts', '/gifts/:id'] },
  slots: { offers: { 'gift-extra': giftExtra }, fills: { 'product-card': productCard } },
  events: { publishes: { 'gift:chosen': chosen }, subscribes: { 'cart:changed': cartChanged } },
  hostMembers: { react: ['useState'], 'styled-components': ['css', 'styled'] },
  calls: ['GET /api/products'],
  sizes: {},
  types: hash,
};

const release: ReleaseFile = {
  name: 'gift',
  version: '1.1.0',
  hostApi: '1.1',
  requires: { react: '^19.2.0', 'styled-components': '^6.6.0' },
  entry: 'remoteEntry.js',
  exposed: ['1.js'],
  files: { 'remoteEntry.js': hash, '1.js': hash, '2.js': hash },
  chunks: { gifts: { '2.js': `sha256-${'A'.repeat(43)}=` } },
  server: { entry: 'node/server.cjs', integrity: hash },
  prefixes: ['/gifts'],
  slots: ['product-card'],
  contract,
};

/** As a minifier leaves it: members of the host API keep their names, all else has lost it. */
const modules = `
  const a=s.styled.div.withConfig({componentId:"gift__sc-1-0"})(["position:relative;z-index:1;&:hover{color:red;}",""],e=>e.x);
  const b=s.styled(a).attrs({role:"note"}).withConfig({componentId:"gift__sc-1-1"})(["",";z-index:35;"],(0,s.css)(["margin:0;"]));
  const c={method:"GET",path:"/api/products",auth:"none",status:200,errors:[]};
  const d=()=>(0,f.useSlot)("gift-extra").map(e=>(0,j.jsx)(b,{children:e.remote}));
  v.cartEvents.emit("gift:chosen",{giftId:1,price:2});v.cartEvents.on("cart:changed",()=>c);`;
const imports = `const s=require("styled-components"),f=require("@ritual/shared/federation"),v=require("@ritual/shared/events"),j=require("react/jsx-runtime");`;
const exported = `exports.remote={name:"gift",routes:[{path:"/gifts"},{path:"/gifts/:id"}],slots:{"product-card":()=>0}};`;

/** What an entry of the catalog changes. */
export interface Variant {
  readonly release?: Partial<ReleaseFile>;
  readonly contract?: Partial<Contract>;
  /** Code that both builds have in addition. */
  readonly code?: string;
  readonly entry?: string;
  readonly page?: string;
  readonly node?: string;
  readonly bytes?: Readonly<Record<string, number>>;
  readonly live?: (live: LiveSet) => LiveSet;
  /** Prefixes and slots of the other remotes. */
  readonly others?: Readonly<Record<string, Pick<ReleaseFile, 'prefixes' | 'slots'>>>;
}

/** Fills the slot of gift and waits for its event. */
const catalog: Neighbor = {
  ...{ name: 'catalog', version: '2.0.0', role: 'live', slots: ['gift-extra'] },
  contract: {
    ...contract,
    slots: { offers: { 'product-card': productCard }, fills: { 'gift-extra': giftExtra } },
    events: { publishes: {}, subscribes: { 'gift:chosen': chosen } },
  },
};

export const other = (changes: Partial<Neighbor>, states: Partial<Contract> = {}): Neighbor => ({
  ...{ name: 'wishlist', version: '0.9.0', role: 'live', slots: Object.keys(states.slots?.fills ?? {}) },
  contract: { ...contract, ...nothing, ...states },
  ...changes,
});

export const baseLive: LiveSet = {
  shells: [
    {
      ...{ role: 'running shell', hostApi: '1.2', brings: { react: '19.3.1', 'styled-components': '6.6.0' } },
      contract: {
        ...{ ...contract, ...nothing, exposes: [] },
        slots: { offers: { 'cart-sidebar': '{ readonly open: boolean }' }, fills: {} },
        events: { publishes: { 'cart:changed': cartChanged }, subscribes: {} },
        hostMembers: { react: ['useRef', 'useState'], 'styled-components': ['css', 'keyframes', 'styled'] },
      },
    },
  ],
  neighbors: [catalog, other({})],
  replaced: { version: '1.0.0', slots: ['product-card'], contract },
  calls: new Map([
    ['GET /api/products', undefined],
    ['GET /api/cart', undefined],
    ['GET /api/old', '2026-01-31'],
  ]),
  today: '2026-01-15',
};

const baseOthers: NonNullable<Variant['others']> = {
  catalog: { prefixes: ['/', '/product'], slots: ['gift-extra'] },
  'cart-checkout': { prefixes: ['/cart'], slots: ['cart-sidebar'] },
};

export const base = { release, contract, imports, exported, modules } as const;

/** All that is wrong with a variant of gift, from the same functions that a promotion calls. */
export async function problemsOf(variant: Variant): Promise<readonly (Problem | SentProblem)[]> {
  const changed: ReleaseFile = {
    ...release,
    ...('contract' in variant && { contract: { ...contract, ...variant.contract } }),
    ...variant.release,
  };
  const { code = '', page = modules } = variant;
  const live = variant.live?.(baseLive) ?? baseLive;
  const candidate = candidateFrom(changed, {
    web: {
      'remoteEntry.js':
        variant.entry ?? 'var remote_gift;(()=>{var m={"./remote":()=>r.e(1)};remote_gift=m})()',
      '1.js': 'self.x.push([[1],{1:(e,t,r)=>{r.d(t,{remote:()=>0})}}])',
      '2.js': `self.x.push([[2],{2:(e,t,r)=>{const s=r(3),f=r(4),v=r(5),j=r(6);${page}${code}}}])`,
    },
    node: variant.node ?? `${imports}${modules}${code}${exported}`,
    bytes: { 'remoteEntry.js': 3000, '1.js': 1000, '2.js': 20_000, ...variant.bytes },
  });
  const results = await runGate(candidate, live);
  return [
    ...live.shells.flatMap((shell) => hostProblem(changed, shell) ?? []),
    ...overlaps(changed, variant.others ?? baseOthers),
    ...results.flatMap(({ problems }) => problems ?? []),
  ];
}

function overlaps(changed: ReleaseFile, others: NonNullable<Variant['others']>): readonly SentProblem[] {
  const remotes = Object.entries(others).map(
    ([name, claims]) => [name, liveRemoteOf({ ...changed, name, ...claims })] as const,
  );
  try {
    mustNotOverlap({ ...Object.fromEntries(remotes), gift: liveRemoteOf(changed) });
    return [];
  } catch (error) {
    if (error instanceof GateRefused) return error.problems;
    throw error;
  }
}
