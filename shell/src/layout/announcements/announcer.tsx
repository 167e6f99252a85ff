import { useEffect } from 'react';
import { cartEvents } from '@ritual/shared/events';
import { onAnnouncement } from './announce.ts';

/** A live region that has just been put somewhere is heard from the next change on; readers need a moment to find it. */
const settling = 100;

/** The open modal dialog that lies on top, if any: what is outside it is inert and unheard. */
function audiblePlace(): HTMLElement {
  return [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.open) ?? document.body;
}

/** The store's one live region for what changes out of sight. No component of React: it goes where it is heard. */
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
      // Emptied first, so that the same words are heard a second time.
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
