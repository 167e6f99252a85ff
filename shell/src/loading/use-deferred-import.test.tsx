import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { HostProvider, type Host } from '@ritual/shared/federation';
import { useDeferredImport } from './use-deferred-import.ts';

test('a failed import is retried when `wanted` changes, and a loaded module is not imported again', async () => {
  const report = jest.fn<Host['report']>();
  const part = { name: 'toasts' };
  const load = jest.fn(() => Promise.resolve(part)).mockRejectedValueOnce(new Error('offline'));
  const host = { report } as unknown as Host;
  const wrapper = ({ children }: { readonly children: React.ReactNode }) => (
    <HostProvider host={host}>{children}</HostProvider>
  );
  const { result, rerender } = renderHook(({ wanted }) => useDeferredImport(load, wanted), {
    wrapper,
    initialProps: { wanted: 'first' as boolean | string },
  });
  await act(() => Promise.resolve());
  expect(result.current).toBeUndefined();
  expect(report).toHaveBeenCalledTimes(1);
  rerender({ wanted: 'first' });
  expect(load).toHaveBeenCalledTimes(1);
  rerender({ wanted: 'second' });
  await act(() => Promise.resolve());
  expect(result.current).toBe(part);
  rerender({ wanted: 'third' });
  expect(load).toHaveBeenCalledTimes(2);
});
