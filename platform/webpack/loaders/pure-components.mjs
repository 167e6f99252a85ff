/**
 * Lets the minifier drop what nobody imports from a library that is one large file: React's factories are marked
 * pure, and the names given to components for debugging, which keep them alive, go.
 */
export default function pureComponents(source) {
  return source
    .replace(/^(\w+)\.displayName = "[^"\n]*";$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
}
