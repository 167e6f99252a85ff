import { openCookieChoices } from '@ritual/shared/consent';
import { paths } from '@ritual/shared/routing';

/** Where the choices are explained; links to it show them at once, and without script lead to the explanation. */
const address = `${paths.privacy.to()}#cookies`;

/** Before the router hears of the click. */
export function leadToChoices(): void {
  document.addEventListener(
    'click',
    (event) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.getAttribute('href') !== address) return;
      event.preventDefault();
      event.stopPropagation();
      openCookieChoices();
    },
    { capture: true },
  );
}
