import { expect, test } from '@jest/globals';
import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from './drawer.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        onClick={() => {
          setOpen(true);
        }}
      >
        Bag
      </button>
      <Drawer
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title="Shopping Cart"
        aside="(3)"
        closeLabel="Close cart"
        footer={<button>Checkout</button>}
      >
        <p>Three things</p>
      </Drawer>
    </>
  );
}

test('it shows title, content and footer and is named by its title', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Bag' }));
  expect(screen.getByRole('dialog', { name: 'Shopping Cart (3)' })).toHaveTextContent('Three things');
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeVisible();
});

test.each(['cross', 'Escape', 'scrim'])('the %s closes it and the focus returns', async (way) => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Bag' });
  await userEvent.click(opener);
  if (way === 'cross') await userEvent.click(screen.getByRole('button', { name: 'Close cart' }));
  else if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});
