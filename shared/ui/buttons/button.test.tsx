import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepStyles } from '../../testing/dom/styles.ts';
import { Button } from './button.tsx';

// They hide one of its two labels while it is pending.
keepStyles();

test('a click is reported', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Add to Cart</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('with a reason it looks disabled, stays focusable, shows the reason and leads to the missing input', async () => {
  const onClick = jest.fn();
  const onBlocked = jest.fn();
  render(
    <Button onClick={onClick} onBlocked={onBlocked} disabledReason="Choose a size">
      Add to Cart
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Add to Cart' });
  await userEvent.tab();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Choose a size');
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onBlocked).toHaveBeenCalledTimes(1);
});

test('the reason is shown while the focus or the pointer is on it, until Escape', async () => {
  render(<Button disabledReason="Choose a size">Add to Cart</Button>);
  const reason = screen.getByText('Choose a size').parentElement;
  expect(reason).not.toHaveAttribute('data-popover-open');
  await userEvent.tab();
  expect(reason).toHaveAttribute('data-popover-open');
  await userEvent.keyboard('{Escape}');
  expect(reason).not.toHaveAttribute('data-popover-open');
  await userEvent.tab();
  await userEvent.hover(screen.getByRole('button'));
  expect(reason).toHaveAttribute('data-popover-open');
  await userEvent.unhover(screen.getByRole('button'));
  expect(reason).not.toHaveAttribute('data-popover-open');
});

test('while pending it is busy, is named by its pending text and ignores clicks', async () => {
  const onClick = jest.fn();
  render(
    <Button pending onClick={onClick}>
      Pay with Stripe
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Processing…' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a pending submit button does not submit its form a second time', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Email" />
      <Button type="submit" pending>
        Login
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'maya{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button in a form submits nothing unless it is the submit button', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Clear</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
