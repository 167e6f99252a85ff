import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../modal/dialog.tsx';
import type { ToastContent } from './toast.tsx';
import { ToastRegion } from './toast-region.tsx';

const added: ToastContent = { id: '1', tone: 'success', text: 'Added to cart' };
const refused: ToastContent = { id: '2', tone: 'error', text: 'Only 2 left for this variant' };
const nothing = () => undefined;

test('successes are announced politely, errors assertively', () => {
  render(<ToastRegion toasts={[added, refused]} onDismiss={nothing} />);
  expect(screen.getByRole('status')).toHaveTextContent('Added to cart');
  expect(screen.getByRole('alert')).toHaveTextContent('Only 2 left for this variant');
});

test('the live regions exist before the first message', () => {
  render(<ToastRegion toasts={[]} onDismiss={nothing} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a message can be dismissed, or its action used', async () => {
  const onDismiss = jest.fn();
  const onSelect = jest.fn();
  const withAction = { ...added, action: { label: 'View Cart', onSelect } };
  render(<ToastRegion toasts={[withAction, refused]} onDismiss={onDismiss} />);
  await userEvent.click(screen.getByRole('button', { name: 'View Cart' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledWith('2');
});

/** Callbacks of the timers, only the last one. */
function clocks() {
  let last = 'nothing';
  const onHold = () => (last = 'hold');
  const onRelease = () => (last = 'release');
  return { props: { onDismiss: nothing, onHold, onRelease }, say: () => last };
}

test('the timers start when the messages are on the screen', async () => {
  const { props, say } = clocks();
  render(<ToastRegion toasts={[refused]} {...props} />);
  expect(say()).toBe('nothing');
  await waitFor(() => expect(say()).toBe('release'));
});

test('they are paused while another page loads, and while the document is hidden', async () => {
  const { props, say } = clocks();
  const { rerender } = render(<ToastRegion toasts={[refused]} waiting {...props} />);
  await waitFor(() => expect(say()).toBe('hold'));
  rerender(<ToastRegion toasts={[refused]} {...props} />);
  await waitFor(() => expect(say()).toBe('release'));
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(say()).toBe('hold');
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(say()).toBe('release');
  visibility.mockRestore();
});

test('pointer and focus pause the messages until both are gone, including messages that arrive meanwhile', async () => {
  const { props, say } = clocks();
  const region = (toasts: readonly ToastContent[]) => <ToastRegion toasts={toasts} {...props} />;
  const { rerender } = render(region([refused]));
  await waitFor(() => expect(say()).toBe('release'));
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  expect(say()).toBe('hold');
  await userEvent.hover(dismiss);
  await userEvent.unhover(dismiss);
  expect(say()).toBe('hold');
  rerender(region([refused, added]));
  await new Promise((later) => setTimeout(later, 50));
  expect(say()).toBe('hold');
  act(() => dismiss.blur());
  expect(say()).toBe('release');
});

test('a page that is left with its open dialog leaves the messages, also one that arrives with the next page', () => {
  const page = (dialog: boolean, toasts: readonly ToastContent[]) => (
    <>
      {dialog && (
        <Dialog open onClose={nothing} title="Delete your account?">
          <button>Delete</button>
        </Dialog>
      )}
      <ToastRegion toasts={toasts} onDismiss={nothing} />
    </>
  );
  const { rerender } = render(page(true, []));
  rerender(page(true, [refused]));
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('Only 2 left');
  rerender(page(false, [refused, added]));
  expect(screen.getByRole('alert')).toHaveTextContent('Only 2 left');
  expect(screen.getByRole('status')).toHaveTextContent('Added to cart');
  expect(screen.getByRole('status').closest('[popover]')).toHaveAttribute('data-popover-open');
});

test('while a dialog is open the message is inside it, afterwards outside', () => {
  const page = (open: boolean, toasts: readonly ToastContent[]) => (
    <>
      <Dialog open={open} onClose={nothing} title="Quick add">
        <button>Add to cart</button>
      </Dialog>
      <ToastRegion toasts={toasts} onDismiss={nothing} />
    </>
  );
  const { rerender } = render(page(true, []));
  rerender(page(true, [refused]));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Only 2 left');
  rerender(page(false, [refused]));
  fireEvent(dialog, new Event('close'));
  expect(screen.getByRole('alert')).toHaveTextContent('Only 2 left');
});
