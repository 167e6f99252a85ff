import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { typeStyles } from '@ritual/shared/theme/type-styles';
import { fontAxes, fontFiles } from '@ritual/shared/theme/font-files';
import { demoCollections, demoColors, demoProducts, demoReviews } from '@ritual/shared/demo';
import { charactersOf, subsetFontFile } from './subset-font-file.ts';

test.each(fontFiles)('$file matches its description', async (font) => {
  const committed = await readFile(new URL(`../../shared/theme/fonts/${font.file}`, import.meta.url));
  expect((await subsetFontFile(font)).equals(committed)).toBe(true);
});

test('the preloaded file has every character of the demo catalog', () => {
  const missing = new Set(JSON.stringify([demoCollections, demoColors, demoProducts, demoReviews]));
  for (const character of charactersOf(fontFiles[0].characters)) missing.delete(character);
  expect([...missing]).toEqual([]);
});

test('no character is in two files', () => {
  const all = fontFiles.flatMap(({ characters }) => [...charactersOf(characters)]);
  expect(all.length).toBe(new Set(all).size);
});

test.each(Object.entries(typeStyles))('type style %s is within the ranges of the axes', (_, style) => {
  const width = Number.parseFloat(style.width);
  expect(style.weight).toBeGreaterThanOrEqual(fontAxes.weight[0]);
  expect(style.weight).toBeLessThanOrEqual(fontAxes.weight[1]);
  expect(width).toBeGreaterThanOrEqual(fontAxes.width[0]);
  expect(width).toBeLessThanOrEqual(fontAxes.width[1]);
});
