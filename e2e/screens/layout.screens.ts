import { expect } from '@playwright/test';
import { test } from './screen.ts';

test('not-found', async ({ shopper, capture, expectedNoise }) => {
  expectedNoise.push(/404/);
  await shopper.open('/no-such-page');
  await capture('not-found');
});

test('region-error', async ({ page, shopper, capture, expectedNoise }) => {
  expectedNoise.push(/./);
  await shopper.open('/');
  await page.route('**/releases/content/**', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Size Guide' }).click();
  await expect(page.getByText('This part of the page could not be loaded')).toBeVisible({ timeout: 20_000 });
  await capture('region-error');
});

test('menu', async ({ page, shopper, capture }, { project }) => {
  test.skip(project.name === '1440', 'the links are in the navbar there');
  await shopper.open('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await capture('menu', { window: true });
});

test('account-menu', async ({ page, shopper, capture }, { project }) => {
  test.skip(project.name !== '1440', 'the account is in the menu there');
  await shopper.open('/');
  await page.getByRole('button', { name: /Guest/ }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await capture('account-menu', { window: true });
});

test('search-suggestions', async ({ page, shopper, capture }, { project }) => {
  await shopper.open('/');
  if (project.name !== '1440') await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: /search/i }).fill('leg');
  await expect(page.getByRole('option').first()).toBeVisible();
  await capture('search-suggestions', { window: true });
});
