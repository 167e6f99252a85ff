import { afterEach, expect, test } from '@jest/globals';
import { preferredSizes } from '@ritual/shared/blocks';
import { screen, within } from '@testing-library/react';
import type { SizeChart } from '@ritual/shared/kernel';
import { failNext, mockStore, renderPage } from '@ritual/shared/testing';
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

const compression: SizeChart = {
  ...{ name: 'Compression leggings', label: 'Compression', garment: 'bottoms', unit: 'in' },
  columns: [
    { kind: 'Hips', title: 'Hips' },
    { kind: 'words', title: 'EU' },
  ],
  rows: [
    { size: 'S', cells: [[34.25, 37], '36'] },
    { size: 'M', cells: [[37, 40], '38'] },
  ],
};
/** A chart of the staff's own. */
function store(state: 'DRAFT' | 'PUBLISHED') {
  const at = '2026-01-05T15:00:00.000Z';
  mockStore.state.sizeCharts = [107];
  mockStore.state.content = [
    {
      ...{ id: 1, kind: 'size-chart.107', version: 1, state, key: 'key', body: compression },
      ...{ changedAt: at, changedBy: 'A B', publishedAt: at, publishedBy: 'A B' },
      publishAt: state === 'DRAFT' ? null : Date.parse(at),
    },
  ];
}

test('a chart that a category uses has a tab, in its own inches, and finds the size of that category', async () => {
  store('PUBLISHED');
  mockStore.state.sizeChartUses = [{ gender: 'FEMALE', category: 'Leggings', chart: 107 }];
  const page = await open();
  await page.user.click(screen.getByRole('tab', { name: 'Compression' }));
  expect(row('S').getByText('87–94')).toBeVisible();
  await page.user.click(screen.getByRole('radio', { name: 'in' }));
  expect(row('S').getByText('34.25–37')).toBeVisible();
  expect(row('S').getByText('36')).toBeVisible();
  await measure(page, { Hips: '39' });
  await page.user.click(screen.getByRole('button', { name: 'Use these sizes' }));
  expect(preferredSizes.of('FEMALE', ['Leggings'])).toBe('M');
  expect(preferredSizes.of('FEMALE', ['#107', 'Shorts'])).toBe('M');
  await page.user.click(screen.getByRole('radio', { name: 'Men' }));
  expect(screen.queryByRole('tab', { name: 'Compression' })).not.toBeInTheDocument();
});

test('a draft is seen by its key only, and the page says that it is one', async () => {
  store('DRAFT');
  const page = await renderPage(routes, { url: '/sizeguide?draft=key' });
  expect(await screen.findByRole('tab', { name: 'Compression', selected: true })).toBeVisible();
  expect(screen.getByText('Preview: shoppers do not see this version')).toBeVisible();
  page.unmount();
  await open();
  expect(screen.queryByRole('tab', { name: 'Compression' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Preview/)).not.toBeInTheDocument();
});

test('beside an older API the page has the charts of the code', async () => {
  failNext('getSizeCharts', 'NOT_FOUND');
  await open();
  expect(row('M').getByText('88–93')).toBeVisible();
});
