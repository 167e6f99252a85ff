import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectConsole, failNext, renderPage, renderUi } from '@ritual/shared/testing';
import { Announcer } from '../announcements/announcer.tsx';
import { SearchBox } from './search-box.tsx';

const input = () => screen.getByRole('combobox', { name: 'Search products' });
const options = async () => {
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  return within(list).getAllByRole('option');
};
const active = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;
const onDone = jest.fn();
const element = (
  <>
    <SearchBox onDone={onDone} />
    <Announcer />
  </>
);

async function typed(words: string) {
  const page = await renderPage([{ path: '/', element }]);
  await page.user.type(input(), words);
  return { ...page, options: await options() };
}

test('navigates to the results of the trimmed text', async () => {
  const { user, router } = renderUi(<SearchBox onDone={onDone} />);
  expect(input()).toHaveAttribute('placeholder', 'Search...');
  await user.type(input(), '  black & white ');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(router.state.location.pathname).toBe('/search');
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('black & white');
  expect(onDone).toHaveBeenCalled();
});

test('an empty search is not sent; the field asks for text', async () => {
  const { user, router } = renderUi(<SearchBox />);
  await user.type(input(), '   ');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(router.state.location.pathname).toBe('/');
  expect(input()).toHaveFocus();
});

test('suggests products with price and the matching beginning in bold, and all results last', async () => {
  const { options } = await typed('scoop');
  await waitFor(() => expect(input()).toHaveAttribute('aria-expanded', 'true'));
  expect(options[0]).toHaveTextContent(/Halo Scoop Bra\$\d+\.\d\d/);
  expect(within(options[0] ?? document.body).getByText('Scoop').tagName).toBe('B');
  expect(options[0]).toHaveAttribute('href', expect.stringMatching(/^\/product\/\d+$/));
  expect(options.at(-1)).toHaveTextContent('See all results for “scoop”');
  expect(options.at(-1)).toHaveAttribute('href', '/search?q=scoop');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\d suggestions?\.$/));
});

test('suggests the matching categories and collections, each with its link', async () => {
  const { options, user, router } = await typed('legging');
  const category = options.find((option) => option.textContent === 'LeggingsCategory') as HTMLElement;
  expect(category).toHaveAttribute('href', '/collections?category=Leggings');
  expect(options.indexOf(category)).toBe(options.length - 2);
  await user.clear(input());
  await user.type(input(), 'wom');
  const collection = await screen.findByRole('option', { name: /Collection$/ });
  expect(collection).toHaveAttribute('href', '/collections/woman');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(collection).toHaveAttribute('aria-selected', 'true'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/collections/woman'));
});

test('arrow keys move through the list and back to the field; Enter opens the chosen option', async () => {
  const { user, options, router } = await typed('legging');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe(options[1]?.textContent);
  expect(input()).toHaveAttribute('aria-activedescendant', options[1]?.id);
  expect(input()).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBeNull();
  expect(input()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('See all results for “legging”');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/product\/\d+$/));
});

test('Enter without a choice searches; typing clears the choice', async () => {
  const { user, router } = await typed('halo');
  await user.keyboard('{ArrowDown}');
  expect(active()).not.toBeNull();
  await user.keyboard('s');
  expect(active()).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=halos'));
});

test('Escape closes the list, then clears the field, then is left to other handlers', async () => {
  const { user } = await typed('halo');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(input()).toHaveValue('halo');
  expect(input()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Escape}');
  expect(input()).toHaveValue('');
  const leftToOthers = jest.fn((event: KeyboardEvent) => event.defaultPrevented);
  document.addEventListener('keydown', leftToOthers);
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', leftToOthers);
  expect(leftToOthers).toHaveReturnedWith(false);
});

test('the list stays open while it is pressed and closes when the field loses the focus', async () => {
  const { user, options } = await typed('halo');
  await user.pointer({ keys: '[MouseLeft>]', target: options[0] ?? document.body });
  expect(input()).toHaveFocus();
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('the previous list stays until the next one has arrived', async () => {
  const { user } = await typed('halo');
  await user.keyboard(' scoop');
  expect(screen.getByRole('listbox')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('option').at(-1)).toHaveTextContent('“halo scoop”'));
});

test('no results and a failed request are shown in the list; searching still works', async () => {
  const { user } = await typed('submarine');
  expect(screen.getByText('No suggestions for “submarine”.')).toBeVisible();
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expectConsole(/./);
  failNext('suggestions', 'NETWORK');
  await user.keyboard('s');
  expect(await screen.findByText('Suggestions are not available at the moment.')).toBeVisible();
  expect(screen.getAllByRole('option').at(-1)).toHaveTextContent('See all results for “submarines”');
});
