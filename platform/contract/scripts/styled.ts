import type { AnyNode, CallExpression, Expression, SpreadElement, TaggedTemplateExpression } from 'acorn';
import { calleeOf, nameOf, propertiesOf, textOf } from './syntax.ts';

// Styled components as they are in a built script: `styled.div.withConfig({ componentId: "…" })(["color:", ";"], …)`.

type Called = CallExpression | TaggedTemplateExpression;
const functionOf = (node: Called) =>
  calleeOf(node.type === 'CallExpression' ? node.callee : node.tag) as AnyNode;

/** What makes a component: `styled.div`, `styled(Button)`, each with `.attrs(…)` and `.withConfig(…)` after it. */
function isFactory(node: AnyNode): boolean {
  if (node.type === 'MemberExpression') {
    return nameOf(node.object) === 'styled' && !['attrs', 'withConfig'].includes(nameOf(node) ?? '');
  }
  if (node.type !== 'CallExpression') return false;
  const made = functionOf(node);
  if (nameOf(made as Expression) === 'styled') return true;
  return made.type === 'MemberExpression' && isStep(made) && isFactory(made.object);
}

const isStep = (node: AnyNode) => ['attrs', 'withConfig'].includes(nameOf(node as Expression) ?? '');

/** The id that a factory was given at build. */
function idOf(factory: AnyNode): string | undefined {
  if (factory.type !== 'CallExpression') return undefined;
  const made = functionOf(factory);
  if (made.type !== 'MemberExpression' || !isStep(made)) return undefined;
  const id = propertiesOf(factory.arguments[0]).get('componentId');
  return textOf(id) ?? idOf(made.object);
}

export interface StyledComponent {
  readonly id: string | undefined;
}

/** The styled component that a call defines. */
export function styledComponent(node: Called): StyledComponent | undefined {
  const factory = functionOf(node);
  return isFactory(factory) ? { id: idOf(factory) } : undefined;
}

/** Marks an expression in a CSS text. */
export const hole = '\uE000';

/** The CSS text of a call, with a mark for each expression that is no number or string. */
export function cssOf(node: Called): string | undefined {
  if (node.type === 'TaggedTemplateExpression') {
    const { quasis, expressions } = node.quasi;
    return joined(
      quasis.map(({ value }) => value.cooked ?? ''),
      expressions,
    );
  }
  const [first, ...rest] = node.arguments;
  if (first?.type !== 'ArrayExpression') return undefined;
  const parts = first.elements.map((element) => textOf(element));
  return parts.every((part) => part !== undefined) ? joined(parts, rest) : undefined;
}

function joined(parts: readonly string[], between: readonly (Expression | SpreadElement)[]): string {
  return parts.reduce((text, part, at) => {
    const value = between[at - 1];
    const fixed =
      value?.type === 'Literal' && typeof value.value === 'number' ? String(value.value) : textOf(value);
    return `${text}${fixed ?? hole}${part}`;
  });
}
