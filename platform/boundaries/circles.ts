/** Finds import cycles: the files of a cycle can only be understood, tested and changed together. */
import path from 'node:path';

export type Edge = readonly [from: string, to: string];

/** The source without types, as it runs. `import { type A }` stays, because Node loads that file. */
export function withoutTypeImports(text: string): string {
  return text.replaceAll(/^(import|export) type [^;]*;/gm, '');
}

/** Files that a file loads at run time, by relative imports. */
export function openedFiles(file: string, text: string): string[] {
  return [...withoutTypeImports(text).matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)['"](\.[^'"]+)['"]/g)].map(
    ([, specifier = '']) => path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier)),
  );
}

/** The imports between groups of files; those within a group do not count. */
export function grouped(edges: readonly Edge[], groupOf: (file: string) => string): Edge[] {
  return edges.map(([from, to]) => [groupOf(from), groupOf(to)] as const).filter(([from, to]) => from !== to);
}

/** All cycles (strongly connected components with more than one node or a self-import), sorted by name. */
export function circlesOf(edges: readonly Edge[]): string[][] {
  const nodes = [...new Set(edges.flat())].sort();
  const next = new Map(nodes.map((node) => [node, new Set<string>()]));
  for (const [from, to] of edges) next.get(from)?.add(to);
  const reached = new Map(nodes.map((node) => [node, reachedFrom(node, next)]));
  const placed = new Set<string>();
  const circles: string[][] = [];
  for (const node of nodes) {
    if (placed.has(node) || !reached.get(node)?.has(node)) continue;
    const circle = nodes.filter((other) => reached.get(node)?.has(other) && reached.get(other)?.has(node));
    for (const member of circle) placed.add(member);
    circles.push(circle);
  }
  return circles;
}

function reachedFrom(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...(next.get(start) ?? [])];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    open.push(...(next.get(node) ?? []));
  }
  return reached;
}
