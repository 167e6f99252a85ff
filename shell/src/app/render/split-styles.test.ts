import { expect, test } from '@jest/globals';
import { splitStyles } from './split-styles.ts';

let next = 0;
/** What the server sheet writes for one component. */
const group = (name: string, rules = `.${name}{color:red;}`, id = `${name}-id`) =>
  `${rules}/*!sc*/\ndata-styled.g${String((next += 1))}[id="${id}"]{content:"${name},"}/*!sc*/\n`;

function split(content: string, first: string, rest: string) {
  const { first: needed, later } = splitStyles(content, first + rest, first.length);
  const names = (text: string) => [...text.matchAll(/content:"([^"]*),"/g)].map(([, name]) => name);
  return { first: names(needed), later: names(later), whole: needed.length + later.length };
}

test('rules for the beginning come first, all others later, each once and in order', () => {
  const content = group('a') + group('b') + group('c') + group('d');
  const parts = split(content, '<p class="x c"></p><i class="a">', '<p class="d"></p><p class="b c"></p>');
  // `b` is not needed yet, but stands before `c` on one element: behind it, it would win.
  expect(parts).toEqual({ first: ['a', 'b', 'c'], later: ['d'], whole: content.trimEnd().length });
});

test('what is drawn forward draws forward what stands before it', () => {
  const content = group('a') + group('b') + group('c');
  const rest = '<p class="b c"></p><p class="a b"></p>';
  expect(split(content, '<p class="c">', rest).first).toEqual(['a', 'b', 'c']);
});

test('animations come with the rules that name them', () => {
  const content =
    group('spin', '@keyframes spin{to{rotate:1turn;}}', 'sc-keyframes-spin') +
    group('fade', '@keyframes fade{to{opacity:0;}}', 'sc-keyframes-fade') +
    group('a', '.a{animation:spin 1s;}') +
    group('b', '.b{animation:fade 1s;}');
  expect(split(content, '<p class="a">', '<p class="b">')).toMatchObject({
    first: ['spin', 'a'],
    later: ['fade', 'b'],
  });
});

test('rules for the whole page come first', () => {
  const content = group('a') + group('page', 'body{margin:0;}', 'sc-global-x');
  expect(split(content, '<p>', '<p class="a">')).toMatchObject({ first: ['page'], later: ['a'] });
});

test('text that is no server sheet is refused', () => {
  expect(() => splitStyles('.a{color:red;}', '', 0)).toThrow('end without a mark');
});
