import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser restores this page after the payment page, with its button still pending. */
export function useBackFromPayment(wake: () => void): void {
  const woken = useEffectEvent(wake);
  useEffect(() => {
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) woken();
    };
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pageshow', show);
    };
  }, []);
}
