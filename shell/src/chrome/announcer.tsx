import { useEffect, useState } from 'react';
import { cartEvents } from '@ritual/shared/events';
import { VisuallyHidden } from '@ritual/shared/ui';

/** The store's one live region for what changes out of sight. */
export function Announcer() {
  const [text, setText] = useState('');
  useEffect(() => {
    const stop = [
      cartEvents.on('cart:added', ({ productName }) => setText(`${productName} was added to your cart.`)),
      cartEvents.on('cart:changed', ({ totalItems }) =>
        setText(totalItems === 1 ? '1 item in your cart.' : `${totalItems} items in your cart.`),
      ),
    ];
    return () => stop.forEach((off) => off());
  }, []);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
