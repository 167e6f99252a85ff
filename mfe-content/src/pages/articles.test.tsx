import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { onCookieChoices } from '@ritual/shared/consent';
import { paths } from '@ritual/shared/paths';
import { renderPage } from '@ritual/shared/testing';
import { routes } from '../routes.tsx';

const pages = [
  [paths.shipping.to(), 'Shipping info'],
  [paths.returns.to(), 'Returns & warranty'],
  [paths.terms.to(), 'Terms & conditions'],
  [paths.privacy.to(), 'Privacy policy'],
] as const;

const open = async ([path, title]: (typeof pages)[number]) => {
  const page = await renderPage(routes, { url: path });
  await screen.findByRole('heading', { level: 1, name: title });
  return page;
};
const knownPaths = new Set(Object.values(paths).map((path) => path.pattern));

test.each(pages)('%s: its contents link to its sections, which have unique names', async (...page) => {
  const { container } = await open(page);
  const sections = screen.getAllByRole('heading', { level: 2 });
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const contents of screen.getAllByRole('navigation', { name: 'On this page', hidden: true })) {
    const links = within(contents).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `#${id}`));
    expect(links.map(({ textContent }) => textContent)).toEqual(
      sections.map(({ textContent }) => textContent),
    );
  }
  expect(container.querySelector('time')).toHaveAttribute('datetime', expect.stringMatching(/^\d{4}-/));
  expect(screen.getByRole('link', { name: 'Back to top' })).toHaveAttribute('href', '#main');
});

test('links in the texts lead to existing pages and fragments', async () => {
  const found: [path: string, section: string][] = [];
  const sections = new Map<string, readonly string[]>([[paths.sizeGuide.to(), ['find-my-size']]]);
  for (const page of pages) {
    const { unmount } = await open(page);
    sections.set(
      page[0],
      screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id),
    );
    for (const link of within(screen.getByRole('article')).getAllByRole('link', { hidden: true })) {
      const [path = '', section = ''] = (link.getAttribute('href') ?? '').split('#');
      if (path.startsWith('/')) found.push([path, section]);
    }
    unmount();
  }
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(([path]) => !knownPaths.has(path))).toEqual([]);
  expect(found.filter(([path, section]) => section && !sections.get(path)?.includes(section))).toEqual([]);
});

test('the terms can be printed', async () => {
  const { user } = await open(pages[2]);
  const printed = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(printed).toHaveBeenCalledTimes(1);
  printed.mockRestore();
});

test('the warranty has the wording that the law requires', async () => {
  await open(pages[1]);
  expect(screen.getByRole('heading', { name: '6-month Limited Warranty' })).toBeVisible();
  expect(
    screen.getByText(
      'This warranty gives you specific legal rights, and you may also have other rights which vary from State to State.',
    ),
  ).toBeVisible();
});

test('the privacy policy links to the cookie choices and to opting out', async () => {
  const { user } = await open(pages[3]);
  const cookies = screen.getByRole('region', { name: 'Cookies and storage in your browser' });
  const optOut = within(cookies).getByRole('link', { name: 'Do not sell or share my personal information' });
  expect(optOut).toHaveAttribute('href', '/privacy/opt-out');
  const shown = jest.fn();
  const stop = onCookieChoices(shown);
  await user.click(within(cookies).getByRole('button', { name: 'Manage cookie preferences' }));
  expect(shown).toHaveBeenCalledTimes(1);
  stop();
});
