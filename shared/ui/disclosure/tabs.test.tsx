import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'description', label: 'Description', content: 'A second-skin legging.' },
  { id: 'shipping', label: 'Shipping', content: '3–7 business days.' },
  { id: 'returns', label: 'Returns', content: 'Within 30 days.' },
];

const tab = (name: string) => screen.getByRole('tab', { name });

test('the first panel is shown, the others are in the page but hidden', () => {
  render(<Tabs label="Product details" tabs={tabs} />);
  expect(screen.getByRole('tabpanel', { name: 'Description' })).toBeVisible();
  expect(screen.getByText('3–7 business days.')).not.toBeVisible();
});

test('a click shows its panel', async () => {
  render(<Tabs label="Product details" tabs={tabs} />);
  await userEvent.click(tab('Returns'));
  expect(tab('Returns')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Returns' })).toBeVisible();
});

test.each([
  ['{ArrowRight}', 'Shipping'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Description'],
  ['{ArrowLeft}', 'Returns'],
  ['{End}', 'Returns'],
  ['{End}{Home}', 'Description'],
])('%s moves to %s', async (keys, name) => {
  render(<Tabs label="Product details" tabs={tabs} />);
  await userEvent.tab();
  expect(tab('Description')).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  expect(tab(name)).toHaveAttribute('aria-selected', 'true');
});

test('the list is one tab stop', async () => {
  render(<Tabs label="Product details" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Description' })).toHaveFocus();
});
