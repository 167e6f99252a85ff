import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@ritual/shared/testing';
import { RemoveChip } from './chip.tsx';
import { SegmentedControl } from './segmented-control.tsx';

test('the chip of a chosen filter links to the list without it', async () => {
  const { user, router } = renderUi(<RemoveChip label="Women" to="/?gender=all" />);
  await user.click(screen.getByRole('link', { name: 'Remove Women' }));
  expect(router.state.location.search).toBe('?gender=all');
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
