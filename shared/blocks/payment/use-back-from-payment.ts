import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser shows this page as it was left for the payment page, its button still busy. */
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
