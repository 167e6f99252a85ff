import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useFormDialog } from './use-form-dialog.ts';

const dialogFor = () => renderHook(() => useFormDialog<string>()).result;

test('a save closes the opening that it was started in, and no later one', async () => {
  const dialog = dialogFor();
  act(() => dialog.current.open('first'));
  const { promise, resolve } = Promise.withResolvers<void>();
  const { save } = dialog.current;
  const saving = save(() => promise, jest.fn());
  act(() => dialog.current.close());
  act(() => dialog.current.open('second'));
  await act(async () => {
    resolve();
    await saving;
  });
  expect(dialog.current.opening).toEqual({ open: true, subject: 'second' });
  await act(() => dialog.current.save(() => Promise.resolve(), jest.fn()));
  expect(dialog.current.opening).toEqual({ open: false, subject: 'second' });
});

test('an error is shown in the form while it is open, and reported elsewhere once it is closed', async () => {
  const dialog = dialogFor();
  const failed = jest.fn();
  const error = new Error('refused');
  act(() => dialog.current.open('first'));
  await expect(dialog.current.save(() => Promise.reject(error), failed)).rejects.toBe(error);
  expect(dialog.current.opening).toEqual({ open: true, subject: 'first' });
  expect(failed).not.toHaveBeenCalled();
  const { save } = dialog.current;
  act(() => dialog.current.close());
  await act(() => save(() => Promise.reject(error), failed));
  expect(failed).toHaveBeenCalledWith(error);
});

test('an error is reported when the page was left meanwhile', async () => {
  const { result, unmount } = renderHook(() => useFormDialog<string>());
  act(() => result.current.open('first'));
  const { save } = result.current;
  unmount();
  const failed = jest.fn();
  await save(() => Promise.reject(new Error('refused')), failed);
  expect(failed).toHaveBeenCalledTimes(1);
});
