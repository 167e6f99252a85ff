import { formatMoney } from '../core/money.ts';
import type { SessionRecord } from '../sessions/record.ts';
import { html } from './html.ts';
import { document } from './layout.ts';
import { testBadge, wayBack } from './parts.ts';
import { successAddress } from './success-address.ts';

/** The bank's question in the middle of a payment. */
export function authenticatePage(session: SessionRecord, last4: string): string {
  const total = formatMoney(session.amountTotal, session.currency);
  return document(
    'Confirm it is you · Test mode',
    html`<main class="single">
      <div class="top"><span class="due">Card ending in ${last4}</span> ${testBadge}</div>
      <h1>Confirm it is you</h1>
      <p>A bank would ask you here to approve the payment of ${total}. Choose what the cardholder does.</p>
      <form class="facts" method="post" action="/pay/${session.id}/authenticate">
        <button class="button" type="submit" name="outcome" value="complete">Complete authentication</button>
        <button class="button outline" type="submit" name="outcome" value="fail">Fail authentication</button>
      </form>
    </main>`,
  );
}

/** A session that takes no card any more says so and leads back. */
export function closedPage(session: SessionRecord): string {
  const paid = session.status === 'complete';
  const title = paid ? 'This payment is complete' : 'This checkout session has expired';
  const text = paid
    ? 'There is nothing left to pay here. The store has your order.'
    : 'You have not been charged. Go back to the store to start the payment again.';
  return document(
    `${title} · Test mode`,
    html`<main class="single">
      <div class="top"><span class="due">Checkout</span> ${testBadge}</div>
      <h1>${title}</h1>
      <p>${text}</p>
      <p class="facts">
        <a class="button" href="${paid ? successAddress(session) : wayBack(session)}">Return to the store</a>
      </p>
    </main>`,
  );
}

export function unknownPage(): string {
  return document(
    'No such checkout session · Test mode',
    html`<main class="single">
      <div class="top"><span class="due">Checkout</span> ${testBadge}</div>
      <h1>There is no such checkout session</h1>
      <p>
        The address may be incomplete, or the sandbox was emptied since. Go back to the store and start again.
      </p>
    </main>`,
  );
}
