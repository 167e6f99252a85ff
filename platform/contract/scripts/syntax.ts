import type { AnyNode, Expression, Literal, Node, SpreadElement, Super, TemplateLiteral } from 'acorn';

// Reading the syntax tree of a built script. Names of members of the host API are in it as they are in the sources: a bundler does not
// know the modules that they belong to, and so cannot shorten them.

/** Calls `visit` with every node of a tree. */
export function walk(node: Node, visit: (node: AnyNode) => void): void {
  visit(node as AnyNode);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** The text of a string, or of a template without expressions. */
export function textOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Literal') {
    const { value } = node as Literal;
    return typeof value === 'string' ? value : undefined;
  }
  if (node?.type !== 'TemplateLiteral') return undefined;
  const { quasis } = node as TemplateLiteral;
  return quasis.length === 1 ? (quasis[0]?.value.cooked ?? undefined) : undefined;
}

type Callee = Expression | Super | SpreadElement;

/** `(0, module.name)` is `module.name`, called without its object. */
export function calleeOf(node: Callee): Callee {
  return node.type === 'SequenceExpression' ? (node.expressions.at(-1) ?? node) : node;
}

/** The last name of `module.name` or `name`. */
export function nameOf(node: Callee): string | undefined {
  const callee = calleeOf(node);
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression') return undefined;
  if (!callee.computed && callee.property.type === 'Identifier') return callee.property.name;
  return textOf(callee.property);
}

/** The properties of an object literal with a fixed name. */
export function propertiesOf(node: AnyNode | null | undefined): ReadonlyMap<string, AnyNode> {
  if (node?.type !== 'ObjectExpression') return new Map();
  return new Map(
    node.properties.flatMap((property): [string, AnyNode][] => {
      if (property.type !== 'Property' || property.computed) return [];
      const name = property.key.type === 'Identifier' ? property.key.name : textOf(property.key);
      return name === undefined ? [] : [[name, property.value]];
    }),
  );
}
