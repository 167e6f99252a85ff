import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ApiError } from '@ritual/shared/http';
import { forgetMarkup } from '../federation/kept-markup.tsx';
import { RegionMessage } from './region-message.tsx';
import { RemoteUnavailable } from '../federation/remote-loader.ts';
import { PageUnavailable } from '../loading/retrying-lazy.tsx';

const lost = new RemoteUnavailable('content', new Error('chunk not found'));
const asked = jest.fn<typeof fetch>();
const reload = jest.fn();

beforeEach(() => {
  globalThis.fetch = asked;
  history.replaceState(null, '', '/faq');
});
afterEach(() => {
  jest.resetAllMocks();
});

const words = () => screen.findByText('This part of the page could not be loaded');
const show = (props: Partial<Parameters<typeof RegionMessage>[0]> = {}) =>
  render(<RegionMessage error={lost} onRetry={() => undefined} reload={reload} {...props} />);

test('the initial page is not requested from the server again', async () => {
  show();
  expect(await words()).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  // The initial page was shown or left: later pages may be requested.
  forgetMarkup();
});

test.each([
  ['remote', lost],
  ['own code', new PageUnavailable(new Error('chunk not found'))],
])('a page whose %s cannot be loaded is loaded as a document', async (_what, error) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  reload.mockImplementation(() => resolve(undefined));
  asked.mockResolvedValue({ ok: true } as Response);
  const { container } = show({ error });
  await promise;
  expect(asked).toHaveBeenCalledWith('http://localhost/faq', expect.objectContaining({ method: 'HEAD' }));
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['the server cannot have it either', () => asked.mockResolvedValue({ ok: false } as Response)],
  ['there is no connection', () => asked.mockRejectedValue(new TypeError('Failed to fetch'))],
])('when %s, a message is shown', async (_why, answer) => {
  answer();
  show();
  expect(await words()).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('while the server is slow the message is shown; the page is loaded when the answer comes after all', async () => {
  jest.useFakeTimers();
  try {
    const { promise, resolve } = Promise.withResolvers<Response>();
    asked.mockReturnValue(promise);
    const { container } = show();
    expect(container).toBeEmptyDOMElement();
    act(() => {
      jest.advanceTimersByTime(3000);
    });
    expect(screen.getByText('This part of the page could not be loaded')).toBeVisible();
    await act(async () => {
      resolve({ ok: true } as Response);
      await promise;
    });
    expect(reload).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});

test('an answer for a page that was left changes nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  asked.mockReturnValue(promise);
  show().unmount();
  expect(asked.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  resolve({ ok: true } as Response);
  await promise;
  expect(reload).not.toHaveBeenCalled();
});

test('the document is not requested when something else has failed', async () => {
  show({ error: new Error('a loader') });
  expect(await words()).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test('what the store refuses is said in its words', async () => {
  const message = 'Please confirm that it is you with your second factor.';
  show({ error: new ApiError({ code: 'FACTOR_NEEDED', status: 403, message }) });
  expect(await screen.findByText(message)).toBeVisible();
  expect(await words()).toBeVisible();
});

test("nor when the server's page is readable already", () => {
  show({ readable: true });
  expect(screen.getByText('This page did not load completely')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});
