import { afterEach, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { forgetMarkup, keepMarkup, RegionPending } from './region-pending.tsx';

afterEach(forgetMarkup);

test('what the server drew stands until the page is there, also when another place is held for it', () => {
  const main = document.createElement('main');
  main.innerHTML = '<h1>Questions</h1><a href="/contact">Contact</a>';
  const heading = main.querySelector('h1');
  keepMarkup(main);
  const { container, rerender } = render(<RegionPending key="no routes yet" />);
  expect(container.querySelector('h1')).toBe(heading);
  rerender(<RegionPending key="no data yet" />);
  expect(container.querySelector('h1')).toBe(heading);
  rerender(<p>The page</p>);
  expect(container.querySelector('h1')).toBeNull();
});

test('without any the place is empty', () => {
  const { container } = render(<RegionPending />);
  expect(container.firstElementChild).toBeEmptyDOMElement();
});
