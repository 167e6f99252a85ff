import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.tsx';

test('it reports its change and carries its count in its name', async () => {
  const onChange = jest.fn();
  render(<Checkbox label="Women" count={48} checked={false} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Women 48' }));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('an option with no results stays visible, but is inert', async () => {
  const onChange = jest.fn();
  render(<Checkbox label="Kids" count={0} checked={false} onChange={onChange} />);
  const box = screen.getByRole('checkbox', { name: 'Kids 0' });
  expect(box).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(box);
  expect(onChange).not.toHaveBeenCalled();
  expect(box).not.toBeChecked();
});

test('a chosen one can be cleared even when it has no results', async () => {
  const onChange = jest.fn();
  render(<Checkbox label="Kids" count={0} checked onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Kids 0' }));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('its error is announced with it', () => {
  render(<Checkbox label="I agree" error="Please agree first." />);
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree first.');
});
