import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { fontFiles } from './font-files.ts';
import { border, color, insetBar, media, motion, space, transition, type } from './getters.ts';
import { newColors } from './new-colors.ts';
import { pageStyle } from './page-style.ts';
import { colors, type ColorName } from './colors.ts';

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

// The contrast ratios that the visual language requires.
const promised: readonly (readonly [ColorName, ColorName, number])[] = [
  ['text.primary', 'surface.page', 17.75],
  ['text.primary', 'surface.image', 13.87],
  ['text.secondary', 'surface.page', 7.74],
  ['text.secondary', 'surface.panel', 6.74],
  ['text.muted', 'surface.page', 5.27],
  ['text.muted', 'surface.subtle', 4.93],
  ['text.muted', 'surface.panel', 4.6],
  ['text.onDark', 'action.primary', 17.75],
  ['text.onDark', 'action.primaryHover', 11.42],
  ['text.onDark', 'badge.count', 5.7],
  ['text.sale', 'surface.page', 5.7],
  ['text.sale', 'surface.panel', 4.97],
  ['text.error', 'surface.page', 7.74],
  ['text.error', 'surface.error', 7.1],
  ['text.error', 'cinnabar.100', 6.31],
  ['text.success', 'surface.page', 7.07],
  ['text.success', 'success.surface', 6.06],
  ['text.warning', 'surface.page', 6.72],
  ['text.warning', 'warning.surface', 6],
  ['info.text', 'info.surface', 6.54],
  ['text.onDark', 'surface.inverse', 19.18],
  ['text.onDarkMuted', 'surface.inverse', 9.86],
  ['ink.350', 'surface.inverse', 7.05],
  ['border.control', 'surface.page', 3.42],
  ['border.control', 'surface.subtle', 3.2],
  ['border.checkbox', 'surface.page', 5.27],
  ['border.error', 'surface.page', 5.7],
];

test.each(promised)('%s on %s keeps its contrast of %d', (foreground, background, ratio) => {
  expect(contrast(colors[foreground], colors[background])).toBeGreaterThanOrEqual(ratio - 0.05);
});

test('a color is a custom property, which the page gives its value', () => {
  expect(color('text.sale')).toBe('var(--color-text-sale)');
  // One that older shells do not define.
  expect(color('text.sale', { 'text.sale': '#bf3218' })).toBe('var(--color-text-sale, #bf3218)');
  expect(pageStyle).toContain('--color-text-sale: #bf3218;');
});

/**
 * Of version 1.0 of the host API: the page of every shell defines them, and remotes of other versions use them. Without a name those
 * lose that color; a new one goes into `newColors`.
 */
const agreedColors = {
  ink: '0 150 200 300 350 700 800 900 950',
  cinnabar: '100 600',
  success: 'text surface',
  warning: 'text surface',
  info: 'text surface',
  light: 'ribbon',
  text: 'primary secondary muted onDark onDarkMuted unavailable sale error success warning',
  surface: 'page subtle panel inverse image error highlight unavailable skeleton skeletonLight',
  border: 'hairline divider control checkbox strong error',
  action: 'primary primaryHover primaryActive disabledSurface disabledText',
  badge: 'count',
  focus: 'ring ringOnDark',
};

test('the names of colors are those that shell and remotes have agreed on', () => {
  const agreed = Object.entries(agreedColors).flatMap(([group, names]) =>
    names.split(' ').map((name) => `${group}.${name}`),
  );
  expect(Object.keys(colors).sort()).toEqual([...agreed, ...Object.keys(newColors)].sort());
  expect(colors).toMatchObject(newColors);
});

test('space joins steps to a shorthand', () => {
  expect(space(4)).toBe('16px');
  expect(space(2, 0, 4)).toBe('8px 0 16px');
});

test('a type style sets all of its properties, so that one style can override another', () => {
  expect(type('displayL')).toContain('font-size: clamp(40px, 4.6vw, 64px);');
  expect(type('displayL')).toContain('text-wrap: balance;');
  expect(type('body')).toContain('letter-spacing: normal;');
});

test("running text follows the reader's own text size", () => {
  expect(type('body')).toContain('font-size: 1rem;');
  expect(type('small')).toContain('font-size: 0.875rem;');
});

test('headings stay larger than text that the reader enlarged', () => {
  expect(type('h2')).toContain('font-size: max(clamp(23px, 2vw, 28px), 1.25rem);');
});

test('borders take tokens and colors that follow the text or the system', () => {
  expect(border('border.strong', 'selected')).toBe('2px solid var(--color-border-strong)');
  expect(border('currentColor')).toBe('1px solid currentColor');
  expect(insetBar('bottom', 'transparent')).toBe('inset 0 -2px 0 transparent');
});

test('movement is named by speed and easing', () => {
  expect(motion('slow', 'enter')).toBe('420ms cubic-bezier(0, 0, 0, 1)');
  expect(transition(['color', 'opacity'])).toBe(
    'transition: color 160ms cubic-bezier(0.2, 0, 0, 1), opacity 160ms cubic-bezier(0.2, 0, 0, 1);',
  );
});

test('ranges of window widths meet without overlap', () => {
  expect(media.lg).toBe('@media (min-width: 992px)');
  expect(media.belowLg).toBe('@media (max-width: 991.98px)');
});

test('the font files exist, with their license', () => {
  const folder = new URL('./fonts/', import.meta.url);
  for (const { file } of fontFiles) expect(existsSync(new URL(file, folder))).toBe(true);
  expect(existsSync(new URL('OFL.txt', folder))).toBe(true);
});
