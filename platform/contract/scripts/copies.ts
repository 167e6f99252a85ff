import type { AnyNode } from 'acorn';
import { nameOf, textOf } from './syntax.ts';

/** Packages of which a page has the shell's copy, and a name in their code that bundlers keep and that no other code assigns. */
const assigned: ReadonlyMap<string | undefined, string> = new Map([
  ['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', 'react'],
  ['__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', 'react-dom'],
  ['__reactRouterVersion', 'react-router'],
]);

/** The package of the shell that this part of a script is a copy of. */
export function copyOf(node: AnyNode): string | undefined {
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
    return assigned.get(nameOf(node.left));
  }
  return textOf(node) === 'data-styled-version' ? 'styled-components' : undefined;
}
