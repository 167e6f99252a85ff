import { expect } from '@playwright/test';
import { cookieBar } from '../../fixtures/browser/cookies.ts';
import type { Visit } from './page-state.ts';

const suggestions = (only: 'wide' | 'narrow'): Visit => ({
  name: `suggestions of the search, ${only}`,
  only,
  states: (
    [
      ['legging', /Legging/],
      ['submarine', /See all results/],
    ] as const
  ).map(([words, answer]) => ({
    name: words,
    reach: async ({ page, shopper }) => {
      await shopper.open('/faq');
      const banner = page.getByRole('banner');
      if (only === 'narrow') await banner.getByRole('button', { name: 'Search' }).last().click();
      else await banner.getByRole('combobox').click();
      await page.keyboard.type(words);
      await expect(page.getByRole('option', { name: answer }).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    },
  })),
});

/** The layout around all pages: menus, search, cookie bar. */
export const layout: readonly Visit[] = [
  suggestions('wide'),
  suggestions('narrow'),
  {
    name: 'the menu of the account',
    only: 'wide',
    states: [
      {
        name: 'open',
        reach: async ({ page, shopper }) => {
          await shopper.open('/faq');
          await page.getByRole('banner').getByRole('button', { name: 'Hi, Guest' }).click();
          await expect(page.getByRole('link', { name: 'Sign in', exact: true }).last()).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'the menu of narrow windows',
    only: 'narrow',
    states: ['/', '/faq'].map((path) => ({
      name: `open on ${path}`,
      reach: async ({ page, shopper }) => {
        await shopper.open(path);
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Sign in', exact: true }).last()).toBeVisible();
      },
    })),
  },
  {
    name: 'cookies',
    undecided: true,
    states: [
      {
        name: 'the question',
        reach: async ({ page, shopper }) => {
          await shopper.open('/faq');
          await expect(cookieBar(page)).toBeVisible();
        },
      },
      {
        name: 'the choices',
        reach: async ({ page }) => {
          await cookieBar(page).getByRole('button', { name: 'Choose' }).click();
          await expect(page.getByRole('dialog', { name: 'Cookie choices' })).toBeVisible();
        },
      },
    ],
  },
];
