import { expect, jest, test } from '@jest/globals';
import { StrictMode, useLayoutEffect, useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';

function Page({ onClose }: { readonly onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <button
        onClick={() => {
          setOpen(true);
        }}
      >
        Edit
      </button>
      <Dialog open={open} onClose={close} title="Edit line">
        <button onClick={close}>Save</button>
      </Dialog>
    </>
  );
}

test('it opens as a modal dialog with its name and moves the focus into it', async () => {
  render(<Page />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit line' });
  expect(dialog).toHaveAttribute('open');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

test.each(['Save', 'Close'])('%s closes it and the focus returns to the opener', async (name) => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Edit' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('opened again while it closes, it starts afresh', async () => {
  function Form() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Add address</button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Add address">
          <input aria-label="City" />
          <button onClick={() => setOpen(false)}>Save</button>
        </Dialog>
      </>
    );
  }
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Add address' }));
  await userEvent.type(screen.getByLabelText('City'), 'Austin');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add address' }));
  expect(screen.getByLabelText('City')).toHaveValue('');
  expect(screen.getByLabelText('City')).toHaveFocus();
});

test('Escape calls onClose once', async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  const opener = screen.getByRole('button', { name: 'Edit' });
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  await Promise.resolve();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a caller may refuse to close', async () => {
  render(
    <Dialog open onClose={() => undefined} title="Saving">
      <p>One moment</p>
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Saving' })).toHaveAttribute('open');
});

test('a click on the backdrop closes it, a click on the content does not', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByText('Edit line'));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toBeInTheDocument();
  await userEvent.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the focus returns also when the dialog is unmounted while open', async () => {
  function Removing() {
    const [there, setThere] = useState(false);
    return (
      <>
        <button
          onClick={() => {
            setThere(true);
          }}
        >
          Open
        </button>
        {there && (
          <Dialog open onClose={() => undefined} title="Gone soon">
            <button
              onClick={() => {
                setThere(false);
              }}
            >
              Leave
            </button>
          </Dialog>
        )}
      </>
    );
  }
  render(<Removing />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(opener).toHaveFocus();
});

test('a dialog that replaces another is open at once, so that no Escape is lost between them', async () => {
  let open: readonly boolean[] = [];
  function Watcher() {
    useLayoutEffect(() => {
      open = Array.from(document.querySelectorAll('dialog'), (dialog) => dialog.open);
    });
    return null;
  }
  function Changing() {
    const [waiting, setWaiting] = useState(true);
    const [there, setThere] = useState(false);
    const close = () => setThere(false);
    const dialog = (title: string) => (
      <Dialog key={title} open={there} onClose={close} title={title}>
        <button onClick={() => setWaiting(false)}>Arrives</button>
      </Dialog>
    );
    return (
      <>
        <button onClick={() => setThere(true)}>Open</button>
        {waiting ? dialog('Waiting') : dialog('Arrived')}
        <Watcher />
      </>
    );
  }
  render(<Changing />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Waiting' })).not.toHaveAttribute('data-replacing');
  await userEvent.click(screen.getByRole('button', { name: 'Arrives' }));
  expect(open).toEqual([true]);
  expect(screen.getByRole('dialog', { name: 'Arrived' })).toHaveAttribute('data-replacing');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Arrived' })).not.toHaveAttribute('data-replacing');
});

test('the content leaves the page after the dialog has faded', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(screen.queryByText('Edit line')).not.toBeInTheDocument();
  });
});

test('mounted open, it stays open in strict mode, which opens, closes and opens it', async () => {
  const onClose = jest.fn();
  render(
    <StrictMode>
      <Dialog open onClose={onClose} title="Edit line">
        Content
      </Dialog>
    </StrictMode>,
  );
  // The close event of the first opening arrives late.
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(screen.getByRole('dialog', { name: 'Edit line' })).toHaveAttribute('open');
  expect(onClose).not.toHaveBeenCalled();
});
