import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, RemoveChip } from './chip.tsx';
import { SegmentedControl } from './segmented-control.tsx';

test('a chip says whether it is on', () => {
  render(<Chip pressed>Last month</Chip>);
  expect(screen.getByRole('button', { name: 'Last month', pressed: true })).toBeInTheDocument();
});

test('a chosen filter is removed by its chip', async () => {
  const onClick = jest.fn();
  render(<RemoveChip label="Women" onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Women' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('one segment is chosen; another can be', async () => {
  const onChange = jest.fn();
  const segments = [
    { value: 'cm', label: 'cm' },
    { value: 'in', label: 'in' },
  ] as const;
  render(<SegmentedControl label="Units" segments={segments} value="cm" onChange={onChange} />);
  expect(screen.getByRole('radio', { name: 'cm' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'in' }));
  expect(onChange).toHaveBeenCalledWith('in');
});
