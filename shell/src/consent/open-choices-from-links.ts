import { openCookieChoices } from '@ritual/shared/consent';
import { paths } from '@ritual/shared/paths';

/** The page that explains the choices. Links to it open the dialog directly; without script they lead to the page. */
const address = `${paths.privacy.to()}#cookies`;

/** In the capture phase, before the router handles the click. */
export function openChoicesFromLinks(): void {
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
