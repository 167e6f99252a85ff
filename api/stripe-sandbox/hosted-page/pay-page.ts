import { formatMoney } from '../core/money.ts';
import { TEST_CARDS } from '../payments/test-cards.ts';
import type { PayerRecord, SessionRecord } from '../sessions/record.ts';
import type { CardErrors, CardField } from './card-form.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { document } from './layout.ts';
import { orderSummary } from './order-summary.ts';
import { backLink, testBadge } from './parts.ts';

interface FieldOptions {
  name: CardField;
  label: string;
  autocomplete: string;
  value?: string;
  placeholder?: string;
  type?: 'email' | 'text';
  numeric?: boolean;
}

/** What the shopper sees again after a try; the card is typed anew. */
export interface PayPageState {
  payer: PayerRecord;
  errors: CardErrors;
  /** Why the last card was not accepted. */
  failure: string | undefined;
}

function field(state: PayPageState, options: FieldOptions): Html {
  const { name, label, autocomplete, value = '', placeholder = '', type = 'text', numeric = false } = options;
  const error = state.errors[name];
  const first = Object.keys(state.errors)[0] ?? (state.failure === undefined ? undefined : 'cardNumber');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value}"
      placeholder="${placeholder}"
      required
      ${numeric && html`inputmode="numeric"`}
      ${first === name && html`autofocus`}
      ${error !== undefined && html`aria-invalid="true" aria-describedby="${name}-error"`}
    />
    ${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}

function errorSummary({ errors, failure }: PayPageState): Html | false {
  if (failure !== undefined) return html`<div class="alert" role="alert">${failure}</div>`;
  const entries = Object.entries(errors);
  if (entries.length === 0) return false;
  return html`<div class="alert" role="alert">
    ${entries.length === 1 ? 'One field needs another look.' : `${entries.length} fields need another look.`}
    <ul>
      ${entries.map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>`)}
    </ul>
  </div>`;
}

function testCards(): Html {
  return html`<aside class="cards" aria-labelledby="cards-title">
    <div class="column">
      <h2 id="cards-title">Test cards</h2>
      <p class="note">No money moves here. Any future expiry and any CVC will do; real cards are refused.</p>
      <ul>
        ${TEST_CARDS.filter(({ listed }) => listed).map(({ number, title }) => {
          const shown = number.replace(/(.{4})(?=.)/g, '$1 ');
          return html`<li>
            <div>
              <code>${shown}</code>
              <span>${title}</span>
            </div>
            <button
              class="use"
              type="button"
              data-card="${number}"
              hidden
              aria-label="Use ${shown}: ${title}"
            >
              Use
            </button>
          </li>`;
        })}
      </ul>
    </div>
  </aside>`;
}

/** What a card is asked for; nothing of it when there is nothing to pay. */
function cardFields(state: PayPageState): Html {
  return html`${field(state, {
      name: 'cardNumber',
      label: 'Card number',
      autocomplete: 'cc-number',
      placeholder: '1234 1234 1234 1234',
      numeric: true,
    })}
    <div class="pair">
      ${field(state, {
        name: 'cardExpiry',
        label: 'Expiry (MM / YY)',
        autocomplete: 'cc-exp',
        placeholder: 'MM / YY',
        numeric: true,
      })}
      ${field(state, {
        name: 'cardCvc',
        label: 'CVC',
        autocomplete: 'cc-csc',
        placeholder: '123',
        numeric: true,
      })}
    </div>
    ${field(state, {
      name: 'billingName',
      label: 'Name on card',
      autocomplete: 'cc-name',
      value: state.payer.name,
    })}
    ${field(state, {
      name: 'billingPostalCode',
      label: 'ZIP',
      autocomplete: 'billing postal-code',
      value: state.payer.postalCode,
      placeholder: '12345',
      numeric: true,
    })}`;
}

/** The page where a card is typed. */
export function payPage(session: SessionRecord, state: PayPageState): string {
  const total = formatMoney(session.amountTotal, session.currency);
  const free = session.amountTotal === 0;
  const action = free ? 'Complete order' : `Pay ${total}`;
  const wrong = state.failure !== undefined || Object.keys(state.errors).length > 0;
  return document(
    `${wrong ? 'Error: ' : ''}${action} · Test mode`,
    html`<div class="sheet">
      <section class="order" aria-labelledby="order-title">
        <div class="column">
          <div class="top">${backLink(session)} ${testBadge}</div>
          <h2 class="due" id="order-title">Your order</h2>
          <p class="amount">${total}</p>
          ${orderSummary(session)}
        </div>
      </section>
      <main class="payment">
        <div class="column">
          <h1>${free ? 'Nothing to pay' : 'Pay with card'}</h1>
          ${errorSummary(state)}
          <form id="payment" method="post" action="/pay/${session.id}" novalidate>
            ${field(state, {
              name: 'email',
              label: 'Email',
              type: 'email',
              autocomplete: 'email',
              value: state.payer.email,
            })}
            ${!free && cardFields(state)}
            <button class="button pay" id="pay" type="submit">${action}</button>
            <p class="note">
              This page stands in for the payment provider while the store is developed and tested.
            </p>
          </form>
        </div>
      </main>
      ${!free && testCards()}
    </div>`,
  );
}
