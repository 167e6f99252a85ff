import { formatMoney } from '../core/money.ts';
import type { LineItemRecord, SessionRecord } from '../sessions/record.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

function line({ name, description, unitAmount, quantity, currency }: LineItemRecord): Html {
  return html`<li>
    <div>
      <strong>${name}</strong>
      ${description !== null && html`<small>${description}</small>`}
      ${quantity > 1 && html`<small>Quantity ${quantity} · ${formatMoney(unitAmount, currency)} each</small>`}
    </div>
    <b>${formatMoney(unitAmount * quantity, currency)}</b>
  </li>`;
}

/** What is being paid for: lines, shipping, total. */
export function orderSummary(session: SessionRecord): Html {
  const money = (amount: number) => formatMoney(amount, session.currency);
  const shipping = session.shippingOptions[0];
  return html`<ul class="lines" aria-label="Items">
      ${session.lineItems.map(line)}
    </ul>
    <dl class="sums">
      <div>
        <dt>Subtotal</dt>
        <dd>${money(session.amountSubtotal)}</dd>
      </div>
      ${
        shipping &&
        html`<div>
          <dt>Shipping (${shipping.name})</dt>
          <dd>${shipping.amount === 0 ? 'Free' : money(shipping.amount)}</dd>
        </div>`
      }
      <div class="total">
        <dt>Total due</dt>
        <dd>${money(session.amountTotal)}</dd>
      </div>
    </dl>`;
}
