import { afterEach, expect, test } from '@jest/globals';
import { preferredSizes } from '@ritual/shared/blocks';
import { screen, within } from '@testing-library/react';
import { renderPage } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

afterEach(() => localStorage.clear());

const open = async () => {
  const page = await renderPage(routes, { url: '/sizeguide' });
  await screen.findByRole('heading', { level: 1, name: 'Size guide' });
  return page;
};
const row = (size: string) => within(screen.getByRole('row', { name: new RegExp(`^${size} `) }));

test('sizes are in centimeters until inches are chosen, and the choice is stored', async () => {
  const { user, unmount } = await open();
  expect(row('M').getByText('88–93')).toBeVisible();

  await user.click(screen.getByRole('radio', { name: 'in' }));
  expect(row('M').getByText('34.5–36.5')).toBeVisible();
  unmount();

  await open();
  expect(screen.getByRole('radio', { name: 'in' })).toBeChecked();
});

test('men and bottoms have tables of their own', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Men' }));
  await user.click(screen.getByRole('tab', { name: 'Bottoms' }));
  expect(screen.getByRole('table', { name: "Men's bottoms, in centimeters" })).toBeVisible();
  expect(row('M').getByText('80–81')).toBeVisible();
});

test('an unknown unit in storage counts as none', async () => {
  localStorage.setItem('rop.size-unit', '"furlong"');
  await open();
  expect(screen.getByRole('radio', { name: 'cm' })).toBeChecked();
});

const found = () => within(screen.getByRole('region', { name: 'Find my size' }));
const measure = async ({ user }: Awaited<ReturnType<typeof open>>, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const field = screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
    await user.clear(field);
    await user.type(field, value);
  }
  await user.click(screen.getByRole('button', { name: 'Find my size' }));
};

test('measurements find sizes, mark them in the tables and are stored', async () => {
  const page = await open();
  await measure(page, { Chest: '90', Waist: '72.5', Hips: '104', Foot: '24' });
  expect(
    found().getByText('Between M and L: M for compression and bras, L for layers and room.'),
  ).toBeVisible();
  expect(found().getByText('US 8')).toBeVisible();
  expect(screen.getByRole('row', { name: /^M Your size 88–93/ })).toBeVisible();
  page.unmount();

  const again = await open();
  expect(screen.getByRole('textbox', { name: 'Chest (cm)' })).toHaveValue('90');
  await again.user.click(screen.getByRole('radio', { name: 'in' }));
  expect(screen.getByRole('textbox', { name: 'Chest (in)' })).toHaveValue('35.5');
  await again.user.click(screen.getByRole('radio', { name: 'cm' }));
  expect(screen.getByRole('textbox', { name: 'Chest (cm)' })).toHaveValue('90');
  await again.user.click(screen.getByRole('button', { name: 'Forget my measurements' }));
  expect(screen.getByRole('textbox', { name: 'Chest (cm)' })).toHaveValue('');
  expect(screen.queryByText('Your size')).not.toBeInTheDocument();
  expect(localStorage.getItem('rop.measurements')).toBeNull();
});

test('found sizes replace preferred ones on request, and until others are preferred', async () => {
  preferredSizes.remember({ FEMALE: 'XL', MALE: 'L' });
  const page = await open();
  expect(screen.getByRole('row', { name: /^XL Your size/ })).toBeVisible();
  await measure(page, { Hips: '98' });
  expect(preferredSizes.of('FEMALE', ['Leggings'])).toBe('XL');
  await page.user.click(screen.getByRole('button', { name: 'Use these sizes' }));
  expect(
    found().getByText('Product pages in this browser choose M in bottoms first, when in stock.'),
  ).toBeVisible();
  expect(preferredSizes.of('FEMALE', ['Leggings'])).toBe('M');
  expect(preferredSizes.of('FEMALE', ['Sports Bras'])).toBe('XL');
  expect(preferredSizes.of('MALE', ['Leggings'])).toBe('L');
  preferredSizes.remember({ FEMALE: 'S', MALE: null });
  expect(preferredSizes.of('FEMALE', ['Leggings'])).toBe('S');
});

test('an impossible measurement is reported beside its field, and no result is shown above', async () => {
  const page = await open();
  await measure(page, {});
  expect(screen.getByRole('alert')).toHaveTextContent('Type in at least one measurement.');
  expect(screen.getByRole('textbox', { name: 'Chest (cm)' })).toHaveFocus();
  await measure(page, { Waist: '30', Hips: '98' });
  const waist = screen.getByRole('textbox', { name: 'Waist (cm)' });
  expect(waist).toHaveAccessibleDescription('Enter a number of centimeters from 45 to 150.');
  expect(waist).toHaveFocus();
  expect(localStorage.getItem('rop.measurements')).toBeNull();
});

test('a shopper larger than the table gets the contact link', async () => {
  await measure(await open(), { Chest: '125' });
  expect(found().getByText(/Your chest measures larger than our largest size, XXL/)).toBeVisible();
  expect(found().getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByRole('button', { name: 'Use these sizes' })).not.toBeInTheDocument();
});

test('foreign values in storage count as no measurements', async () => {
  localStorage.setItem('rop.measurements', '{"unit":"cm","texts":{"Chest":"9000"}}');
  await open();
  expect(screen.getByRole('textbox', { name: 'Chest (cm)' })).toHaveValue('');
});
