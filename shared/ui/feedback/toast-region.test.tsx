import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../modal/dialog.tsx';
import type { ToastContent } from './toast.tsx';
import { ToastRegion } from './toast-region.tsx';

const added: ToastContent = { id: '1', tone: 'success', text: 'Added to cart' };
const refused: ToastContent = { id: '2', tone: 'error', text: 'Only 2 left for this variant' };
const nothing = () => undefined;

test('news are told politely, errors at once', () => {
  render(<ToastRegion toasts={[added, refused]} onDismiss={nothing} />);
  expect(screen.getByRole('status')).toHaveTextContent('Added to cart');
  expect(screen.getByRole('alert')).toHaveTextContent('Only 2 left for this variant');
});

test('the live regions are there before the first message', () => {
  render(<ToastRegion toasts={[]} onDismiss={nothing} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a message can be dismissed, or acted on', async () => {
  const onDismiss = jest.fn();
  const onSelect = jest.fn();
  const withAction = { ...added, action: { label: 'View Cart', onSelect } };
  render(<ToastRegion toasts={[withAction, refused]} onDismiss={onDismiss} />);
  await userEvent.click(screen.getByRole('button', { name: 'View Cart' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledWith('2');
});

test('pointer and focus hold the messages', () => {
  const onHold = jest.fn();
  const onRelease = jest.fn();
  render(<ToastRegion toasts={[refused]} onDismiss={nothing} onHold={onHold} onRelease={onRelease} />);
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => {
    dismiss.focus();
  });
  expect(onHold).toHaveBeenCalledTimes(1);
  act(() => {
    dismiss.blur();
  });
  expect(onRelease).toHaveBeenCalledTimes(1);
});

test('they are held until both pointer and focus are gone, also those that come meanwhile', async () => {
  const onHold = jest.fn();
  const onRelease = jest.fn();
  const region = (toasts: readonly ToastContent[]) => (
    <ToastRegion toasts={toasts} onDismiss={nothing} onHold={onHold} onRelease={onRelease} />
  );
  const { rerender } = render(region([refused]));
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  await userEvent.hover(dismiss);
  await userEvent.unhover(dismiss);
  expect(onRelease).not.toHaveBeenCalled();
  onHold.mockClear();
  rerender(region([refused, added]));
  expect(onHold).toHaveBeenCalled();
  act(() => dismiss.blur());
  expect(onRelease).toHaveBeenCalledTimes(1);
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
