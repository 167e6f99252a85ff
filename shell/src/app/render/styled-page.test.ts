import { afterEach, expect, jest, test } from '@jest/globals';
import { stylePage } from './styled-page.ts';

const group = (name: string) =>
  `.${name}{color:red;}/*!sc*/\ndata-styled.g1[id="${name}-id"]{content:"${name},"}/*!sc*/\n`;
const styles = { tag: '<style data-styled="true">', content: group('first') + group('below') };
const picture = '<picture><img class="first" fetchPriority="high"/></picture>';
const html = `<div><picture><img/></picture>${picture}<p class="below"></p></div>`;

const report = jest.fn();
afterEach(() => {
  expect(report).not.toHaveBeenCalled();
});

test('with a main picture, the rules for what stands below it come behind it', () => {
  const page = stylePage({ html, styles }, true, report);
  const at = page.html.indexOf('<style');
  expect(page.html.slice(0, at)).toBe(`<div><picture><img/></picture>${picture}`);
  expect(page.html).toContain('.below{');
  expect(page.head).toContain('.first{');
  expect(page.head).not.toContain('.below{');
  // The typeface is there, and not in force yet.
  expect(page.head).toMatch(
    /<style id="fonts" media="not all">\s*@font-face \{ font-family: 'Archivo Variable'/,
  );
  expect(page.hashes).toHaveLength(4);
});

test.each([
  ['a page that has none', false, html],
  ['a main picture that is not in the markup', true, '<p class="below"></p>'],
])('%s has all rules in the head, and its typeface at once', (_name, pictured, markup) => {
  const page = stylePage({ html: markup, styles }, pictured, report);
  expect(page.html).toBe(markup);
  expect(page.head).toContain('.below{');
  expect(page.head).not.toContain('not all');
  expect(page.hashes).toHaveLength(2);
});

test('styles in a text that is not known are sent whole, and that is told', () => {
  const content = '.first{color:red;}/* another mark */.below{color:red;}';
  const page = stylePage({ html, styles: { ...styles, content } }, true, report);
  expect(page.html).toBe(html);
  expect(page.head).toContain(content);
  expect(page.head).not.toContain('not all');
  expect(report).toHaveBeenCalledTimes(1);
  report.mockClear();
});
