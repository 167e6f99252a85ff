import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderUi } from '@ritual/shared/testing';
import { Price } from './price.tsx';

test('a sale shows the current price, the one before and the saving', () => {
  renderUi(<Price price={4_080} compareAtPrice={6_800} />);
  expect(screen.getByText('Save 40%')).toBeInTheDocument();
  expect(within(screen.getByText('$68.00')).getByText('Original price')).toBeInTheDocument();
  expect(screen.getByText('$40.80')).toBeInTheDocument();
});

test('a price that is not lower is no sale', () => {
  expect(renderToString(<Price price={4_000} compareAtPrice={4_000} />)).not.toContain('Save');
});
