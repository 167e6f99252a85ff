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

/** A line that the store says is a tax stands with the sums. */
const isTax = ({ metadata }: LineItemRecord) => metadata['kind'] === 'tax';
const amountOf = ({ unitAmount, quantity }: LineItemRecord) => unitAmount * quantity;

/** What is being paid for: lines, shipping, tax, total. */
export function orderSummary(session: SessionRecord): Html {
  const money = (amount: number) => formatMoney(amount, session.currency);
  const shipping = session.shippingOptions[0];
  const taxes = session.lineItems.filter(isTax);
  const subtotal = session.amountSubtotal - taxes.reduce((sum, tax) => sum + amountOf(tax), 0);
  return html`<ul class="lines" aria-label="Items">
      ${session.lineItems.filter((item) => !isTax(item)).map(line)}
    </ul>
    <dl class="sums">
      <div>
        <dt>Subtotal</dt>
        <dd>${money(subtotal)}</dd>
      </div>
      ${
        shipping &&
        html`<div>
          <dt>Shipping (${shipping.name})</dt>
          <dd>${shipping.amount === 0 ? 'Free' : money(shipping.amount)}</dd>
        </div>`
      }
      ${taxes.map(
        (tax) =>
          html`<div>
            <dt>${tax.name}</dt>
            <dd>${money(amountOf(tax))}</dd>
          </div>`,
      )}
      <div class="total">
        <dt>Total due</dt>
        <dd>${money(session.amountTotal)}</dd>
      </div>
    </dl>`;
}
