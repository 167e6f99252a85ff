// The text that styled-components' server sheet writes: rules of one component, then a mark with its names, in order.
const end = '/*!sc*/';
const mark = /^\s*data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

interface Group {
  readonly text: string;
  readonly kind: 'component' | 'keyframes' | 'global';
  /** Classes, or the one name of a set of keyframes. */
  readonly names: readonly string[];
}

export interface SplitStyles {
  /** What the markup up to `at` needs. */
  readonly first: string;
  readonly later: string;
}

/**
 * Parts the rules for `html` into those that its beginning, up to `at`, needs and all others. A browser reads every rule before it
 * paints; what stands below the main picture can be read after it. Where both parts hold rules for one element their order is
 * kept, because later rules win.
 */
export function splitStyles(content: string, html: string, at: number): SplitStyles {
  const groups = groupsOf(content);
  const owner = new Map(groups.flatMap(({ names }, index) => names.map((name) => [name, index] as const)));
  const indexesOf = (classes: string) => classes.split(' ').flatMap((name) => owner.get(name) ?? []);
  const needed = new Set(classLists(html.slice(0, at)).flatMap(indexesOf));
  const rest = [...new Set(classLists(html.slice(at)))].map(indexesOf);
  for (let before = -1; before !== needed.size;) {
    before = needed.size;
    for (const indexes of rest) {
      const last = Math.max(...indexes.filter((index) => needed.has(index)));
      for (const index of indexes) if (index < last) needed.add(index);
    }
  }
  groups.forEach(({ kind }, index) => {
    if (kind === 'global') needed.add(index);
  });
  const firstText = () => join(groups.filter((_, index) => needed.has(index)));
  const text = firstText();
  // Keyframes are no class of any element: the rules that use them name them.
  groups.forEach(({ kind, names }, index) => {
    if (kind === 'keyframes' && names.some((name) => text.includes(name))) needed.add(index);
  });
  return { first: firstText(), later: join(groups.filter((_, index) => !needed.has(index))) };
}

function groupsOf(content: string): Group[] {
  const groups: Group[] = [];
  let text = '';
  for (const part of content.split(end)) {
    if (part.trim() === '') continue;
    text += part + end;
    const [, id, names] = mark.exec(part) ?? [];
    if (id === undefined || names === undefined) continue;
    groups.push({ text, kind: kindOf(id), names: names.split(',').filter(Boolean) });
    text = '';
  }
  if (text !== '') throw new Error('The styles of the page end without a mark.');
  return groups;
}

function kindOf(id: string): Group['kind'] {
  if (id.startsWith('sc-keyframes-')) return 'keyframes';
  return id.startsWith('sc-global-') ? 'global' : 'component';
}

const join = (groups: readonly Group[]) => groups.map(({ text }) => text).join('');

function classLists(html: string): string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].map(([, classes = '']) => classes);
}
