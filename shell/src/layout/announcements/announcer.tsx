import { useEffect } from 'react';
import { cartEvents } from '@ritual/shared/events';
import { onAnnouncement } from './announce.ts';

/** Screen readers announce changes of a live region only some time after it was inserted, so the first message waits. */
const settling = 100;

/** The topmost open modal dialog, if any: content outside it is inert and not announced. */
function audiblePlace(): HTMLElement {
  return [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.open) ?? document.body;
}

/** The store's one live region. Not a React component, because it is moved to where screen readers announce it. */
export function Announcer() {
  useEffect(() => {
    const region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = 'visually-hidden';
    document.body.append(region);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (text: string) => {
      const place = audiblePlace();
      if (region.parentElement === place) region.textContent = text;
      else {
        place.append(region);
        timer = setTimeout(() => write(text), settling);
      }
    };
    const say = (text: string) => {
      clearTimeout(timer);
      // Emptied first, so that an identical message is announced again.
      region.textContent = '';
      timer = setTimeout(() => write(text), settling);
    };
    const stop = [
      onAnnouncement(say),
      cartEvents.on('cart:added', ({ productName }) => say(`${productName} was added to your cart.`)),
      cartEvents.on('cart:changed', ({ totalItems }) =>
        say(totalItems === 1 ? '1 item in your cart.' : `${totalItems} items in your cart.`),
      ),
    ];
    return () => {
      clearTimeout(timer);
      region.remove();
      for (const off of stop) off();
    };
  }, []);
  return null;
}
