import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { stylePage } from './page-styles.ts';

test('a page has its global styles before those of its components, and a hash of each', () => {
  const { head, hashes } = stylePage({ tag: '<style data-styled="true">', content: '.first{color:red;}' });
  const [, global = '', components] =
    /^<style>(.*)<\/style><style data-styled="true">(.*)<\/style>$/s.exec(head) ?? [];
  expect(global).toContain("@font-face { font-family: 'Archivo Variable'");
  expect(components).toBe('.first{color:red;}');
  expect(hashes).toEqual(
    [global, components].map((css = '') => `'sha256-${createHash('sha256').update(css).digest('base64')}'`),
  );
});
