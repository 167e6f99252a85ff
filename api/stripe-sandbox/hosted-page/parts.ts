import type { SessionRecord } from '../sessions/record.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { originOf } from './layout.ts';

export const testBadge = html`<span class="badge">TEST MODE</span>`;

/** Where a shopper who does not pay goes: the store's cancel page, else its front door. */
export function wayBack({ cancelUrl, successUrl }: SessionRecord): string {
  return cancelUrl ?? originOf(successUrl);
}

export function backLink(session: SessionRecord): Html {
  return html`<a class="back" href="${wayBack(session)}">
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d="M19 12H5m6-6-6 6 6 6" />
    </svg>
    Back
  </a>`;
}
