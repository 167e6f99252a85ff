import { expect, test } from '@jest/globals';
import { stylePage } from './page-styles.ts';

const styles = { tag: '<style data-styled="true">', content: '.first{color:red;}' };

test("with a main picture, the typeface's styles are present but not applied yet", () => {
  const { head, hashes } = stylePage(styles, true);
  expect(head).toMatch(/<style id="fonts" media="not all">\s*@font-face \{ font-family: 'Archivo Variable'/);
  // Without script they are applied.
  expect(head).toMatch(/<noscript><style>\s*@font-face/);
  expect(head).toContain('<style data-styled="true">.first{color:red;}</style>');
  expect(hashes).toHaveLength(3);
});

test('without a main picture the typeface is applied at once', () => {
  const { head, hashes } = stylePage(styles, false);
  expect(head).toContain('.first{');
  expect(head).not.toContain('not all');
  expect(hashes).toHaveLength(2);
});
