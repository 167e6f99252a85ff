import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '@ritual/shared/testing';
import { SearchBox } from './search-box.tsx';

const input = () => screen.getByRole('searchbox', { name: 'Search products' });

test('leads to the results of what was typed, without the blanks around it', async () => {
  const onSearched = jest.fn();
  const { user, router } = renderUi(<SearchBox onSearched={onSearched} />);
  expect(input()).toHaveAttribute('placeholder', 'Search...');
  await user.type(input(), '  black & white ');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(router.state.location.pathname).toBe('/search');
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('black & white');
  expect(onSearched).toHaveBeenCalledTimes(1);
});

test('without a word it only asks for one', async () => {
  const { user, router } = renderUi(<SearchBox />);
  await user.type(input(), '   ');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(router.state.location.pathname).toBe('/');
  expect(input()).toHaveFocus();
});
