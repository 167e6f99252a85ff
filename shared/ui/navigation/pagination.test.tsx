import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './pagination.tsx';

test('it shows the position and links to the neighboring pages', async () => {
  const onPage = jest.fn();
  render(<Pagination page={0} size={5} total={12} onPage={onPage} />);
  expect(screen.getByText('1–5 of 12')).toBeVisible();
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onPage).toHaveBeenCalledWith(1);
});

test('the last page ends with the last item', () => {
  render(<Pagination page={2} size={5} total={12} onPage={() => undefined} />);
  expect(screen.getByText('11–12 of 12')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
});

test('one page needs no buttons, an empty list renders nothing', () => {
  const { rerender, container } = render(<Pagination page={0} size={5} total={3} onPage={() => undefined} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<Pagination page={0} size={5} total={0} onPage={() => undefined} />);
  expect(container).toBeEmptyDOMElement();
});
