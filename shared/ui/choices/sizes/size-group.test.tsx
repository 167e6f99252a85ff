import { expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SizeGroup } from './size-group.tsx';

const sizes = [{ value: 'S' }, { value: 'M' }, { value: 'XXL', soldOut: true }];

function Choice({ onChange }: { readonly onChange?: (value: string) => void }) {
  const [value, setValue] = useState<string | null>(null);
  const choose = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  return <SizeGroup label="Size" sizes={sizes} value={value} onChange={choose} />;
}

test('one size of a group is chosen', async () => {
  render(<Choice />);
  expect(screen.getByRole('group', { name: 'Size' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'M' }));
  expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'S' })).not.toBeChecked();
});

test('a sold-out size is labeled so and cannot be chosen', async () => {
  const onChange = jest.fn();
  render(<Choice onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'M' }));
  const gone = screen.getByRole('radio', { name: 'XXL, sold out' });
  expect(gone).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(gone);
  expect(gone).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('several sizes of a filter can be set and cleared', async () => {
  const onChange = jest.fn();
  render(<SizeGroup label="Size" sizes={sizes} multiple value={['S']} onChange={onChange} layout="grid" />);
  expect(screen.getByRole('checkbox', { name: 'S' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'M' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'S' }));
  expect(onChange.mock.calls).toEqual([['M'], ['S']]);
});

test('in a filter a size shows its number of results; one without any is inert', async () => {
  const onChange = jest.fn();
  const counted = [
    { value: 'S', count: 12 },
    { value: 'M', count: 0 },
    { value: 'L', count: 0 },
  ];
  render(<SizeGroup label="Size" sizes={counted} multiple value={['L']} onChange={onChange} layout="grid" />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'S 12' }));
  const none = screen.getByRole('checkbox', { name: 'M 0' });
  expect(none).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(none);
  // A chosen one can be cleared even when it has no results.
  await userEvent.click(screen.getByRole('checkbox', { name: 'L 0' }));
  expect(onChange.mock.calls).toEqual([['S'], ['L']]);
});
