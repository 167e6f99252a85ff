import type { Rule, Scope } from 'eslint';
import type { Expression, Function as FunctionNode, Node, Property } from 'estree';

const initOf = (name: string, scope: Scope.Scope | null): Node | null | undefined => {
  for (let at = scope; at; at = at.upper) {
    const definition = at.set.get(name)?.defs[0];
    if (definition) return definition.type === 'Variable' ? definition.node.init : undefined;
  }
  return undefined;
};

const returnsOf = ({ body }: FunctionNode): Node[] =>
  body.type !== 'BlockStatement'
    ? [body]
    : body.body.flatMap((statement) =>
        statement.type === 'ReturnStatement' && statement.argument ? [statement.argument] : [],
      );

// Node types of the TypeScript parser, in addition to ESTree's.
type Wrapped = { readonly type: 'TSAsExpression' | 'TSSatisfiesExpression'; readonly expression: Expression };

/**
 * The literals that an expression can evaluate to: both branches of a condition, the return values of a function, a constant of
 * this file, the values of an object. Calls are not checked: the theme's getters are calls.
 */
export function resultsOf(node: Node | Wrapped, source: Rule.RuleContext['sourceCode']): Node[] {
  const go = (next: Node | Wrapped) => resultsOf(next, source);
  switch (node.type) {
    case 'Literal':
    case 'TemplateLiteral':
      return [node];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return go(node.expression);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return returnsOf(node).flatMap(go);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(go);
    case 'LogicalExpression':
      return (node.operator === '&&' ? [node.right] : [node.left, node.right]).flatMap(go);
    case 'UnaryExpression':
      return go(node.argument);
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'String' && node.arguments[0]
        ? go(node.arguments[0])
        : [];
    case 'Identifier': {
      const init = initOf(node.name, source.getScope(node));
      return init && init.type !== 'CallExpression' ? go(init) : [];
    }
    case 'MemberExpression':
      return node.object.type === 'Identifier' ? go(node.object) : [];
    case 'ObjectExpression':
      return node.properties
        .filter((property): property is Property => property.type === 'Property')
        .flatMap(({ value }) => go(value));
    default:
      return [];
  }
}
