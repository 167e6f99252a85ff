import { afterEach, expect, test } from '@jest/globals';
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

test('sizes are in centimeters until inches are chosen, and the choice is remembered', async () => {
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
