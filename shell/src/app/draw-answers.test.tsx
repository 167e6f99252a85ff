import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { createStores } from '@ritual/shared/state';
import { fakeHost } from '@ritual/shared/testing';
import { draw } from './draw.ts';
import { Providers } from './providers.tsx';

const acting = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  acting.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  acting.IS_REACT_ACT_ENVIRONMENT = true;
  jest.restoreAllMocks();
});

test.each([
  ['drawn anew', false],
  ['brought to life', true],
])('on a page that is %s, what is pressed before it has started acts once', async (_how, hydrate) => {
  document.body.innerHTML = '<div id="root"><button>More</button></div>';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.createElement('script'));
  await jest.isolateModulesAsync(async () => void (await import('./starter.ts')));
  const press = () => document.querySelector('button')?.click();
  const acted = jest.fn();
  let pressedAgain = false;
  let leave = () => undefined as void;
  const stores = createStores();
  const onStart = () => {
    dispatchEvent(new Event('rop:alive'));
    pressedAgain = true;
  };
  function Page() {
    // After React has put the page there, before the effects that start it.
    useLayoutEffect(() => queueMicrotask(press), []);
    return <button onClick={acted}>More</button>;
  }
  function Visit() {
    const [there, setThere] = useState(true);
    leave = () => setThere(false);
    return there ? (
      <Providers host={fakeHost()} stores={stores} loader={null} onStart={onStart}>
        <Page />
      </Providers>
    ) : null;
  }
  draw(<Visit />, hydrate);
  await waitFor(() => expect(pressedAgain).toBe(true));
  expect(acted).toHaveBeenCalledTimes(1);
  // The stores listen to other tabs until they go.
  leave();
  await waitFor(() => expect(document.querySelector('button')).toBeNull());
});
