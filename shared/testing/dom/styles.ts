/**
 * Styles of components stay out of jsdom. It has no layout and no media queries, so what they hide there says little, and it matches every
 * rule against every element at each query by role: a quarter of a page test. What styles hide is checked in browsers.
 */
export function leaveOutStyles(): void {
  HTMLStyleElement.prototype.insertBefore = (node) => node;
}

/** For the tests of a file that are about what a style hides. */
export function keepStyles(): void {
  // What it inherits from Node comes back.
  Reflect.deleteProperty(HTMLStyleElement.prototype, 'insertBefore');
}
