import { parse, type AnyNode, type CallExpression } from 'acorn';
import { withheldOfProcess } from '../../../shared/federation/compatibility/built-ins.ts';
import { copyOf } from './copies.ts';
import { cssFacts } from './css-facts.ts';
import { cssOf, styledComponent } from './styled.ts';
import { nameOf, propertiesOf, textOf, walk } from './syntax.ts';

/** What can be seen in a built script without running it. Each list has what it names once, in order. */
export interface ScriptFacts {
  /** Modules that it requires or imports at run time; null: one whose name is computed. */
  readonly requires: readonly (string | null)[];
  /** Members of `process` that releases do not get. */
  readonly process: readonly string[];
  /** Modules that a container exposes: `./remote`. */
  readonly exposes: readonly string[];
  /** API calls: `GET /api/cart`. */
  readonly calls: readonly string[];
  /** Slots that it offers, by `useSlot`. */
  readonly offers: readonly string[];
  readonly publishes: readonly string[];
  readonly subscribes: readonly string[];
  /** Ids of styled components. */
  readonly styleIds: readonly string[];
  /** How many styled components have no id from the build. */
  readonly withoutId: number;
  /** What makes styles for the whole page, and selectors that leave their component. */
  readonly globalStyles: readonly string[];
  readonly leaving: readonly string[];
  /** Values of `z-index`. */
  readonly depths: readonly number[];
  /** Packages of the shell that it has a copy of. */
  readonly copies: readonly string[];
}

type Found = { -readonly [Name in keyof Omit<ScriptFacts, 'withoutId'>]: Set<ScriptFacts[Name][number]> };

/** Parses a built script. Throws a SyntaxError when it is none. */
export function scanScript(code: string): ScriptFacts {
  const tree = parse(code, { ecmaVersion: 'latest', allowReturnOutsideFunction: true, allowHashBang: true });
  const found: Found = {
    ...{ requires: new Set(), process: new Set(), exposes: new Set(), calls: new Set(), offers: new Set() },
    ...{ publishes: new Set(), subscribes: new Set(), styleIds: new Set(), globalStyles: new Set() },
    ...{ leaving: new Set(), depths: new Set(), copies: new Set() },
  };
  let withoutId = 0;
  walk(tree, (node) => {
    const copy = copyOf(node);
    if (copy !== undefined) found.copies.add(copy);
    readText(node, found);
    if (node.type === 'ImportExpression') found.requires.add(textOf(node.source) ?? null);
    if (node.type === 'MemberExpression') readMember(node, found);
    if (node.type === 'ObjectExpression') readObject(node, found);
    if (node.type === 'CallExpression') readCall(node, found);
    if (node.type !== 'CallExpression' && node.type !== 'TaggedTemplateExpression') return;
    const component = styledComponent(node);
    if (component?.id !== undefined) found.styleIds.add(component.id);
    else if (component) withoutId += 1;
    const name = nameOf(node.type === 'CallExpression' ? node.callee : node.tag);
    if (!component && name !== 'css') return;
    const { leaving, global } = cssFacts(cssOf(node) ?? '');
    leaving.forEach((selector) => found.leaving.add(selector));
    global.forEach((rule) => found.globalStyles.add(rule));
  });
  const lists = Object.fromEntries(Object.entries(found).map(([name, all]) => [name, [...all]]));
  return { ...(lists as unknown as Omit<ScriptFacts, 'withoutId'>), withoutId };
}

/** Also in texts that become styles later, as those of the theme's functions. */
function readText(node: AnyNode, { depths }: Found): void {
  const text = node.type === 'TemplateElement' ? (node.value.cooked ?? '') : (textOf(node) ?? '');
  for (const [, depth] of text.matchAll(/(?:^|[;{\s])z-index:\s*(-?\d+)/g)) depths.add(Number(depth));
}

function readMember(node: AnyNode & { readonly type: 'MemberExpression' }, found: Found): void {
  const name = nameOf(node) ?? '';
  const ofProcess = node.object.type === 'Identifier' && node.object.name === 'process';
  if (ofProcess && withheldOfProcess.has(name)) found.process.add(name);
  if (['createGlobalStyle', 'adoptedStyleSheets', 'insertRule'].includes(name)) found.globalStyles.add(name);
}

const methods = new Set(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']);

function readObject(node: AnyNode, { calls, exposes, depths }: Found): void {
  const properties = propertiesOf(node);
  const method = textOf(properties.get('method')) ?? '';
  const address = textOf(properties.get('path')) ?? '';
  if (methods.has(method) && address.startsWith('/api/')) calls.add(`${method} ${address}`);
  const depth = properties.get('zIndex');
  if (depth?.type === 'Literal') depths.add(Number(depth.value));
  for (const [name, value] of properties) {
    if (name.startsWith('./') && value.type.includes('Function')) exposes.add(name);
  }
}

function readCall(node: CallExpression, found: Found): void {
  const { callee } = node;
  const [first] = node.arguments;
  const name = nameOf(callee);
  const text = textOf(first);
  if (callee.type === 'Identifier' && name === 'require') found.requires.add(text ?? null);
  if (['jsx', 'jsxs', 'createElement'].includes(name ?? '') && text === 'style') {
    found.globalStyles.add('<style>');
  }
  if (text === undefined) return;
  if (name === 'useSlot') found.offers.add(text);
  if (callee.type !== 'MemberExpression' || nameOf(callee.object) !== 'cartEvents') return;
  if (name === 'emit') found.publishes.add(text);
  if (name === 'on') found.subscribes.add(text);
}
