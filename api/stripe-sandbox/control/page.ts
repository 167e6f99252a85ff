import { formatMoney } from '../core/money.ts';
import type { DisputeRecord } from '../disputes/record.ts';
import { html } from '../hosted-page/html.ts';
import type { Html } from '../hosted-page/html.ts';
import { document } from '../hosted-page/layout.ts';
import { testBadge } from '../hosted-page/parts.ts';
import type { Sandbox } from '../sandbox.ts';
import type { SessionRecord } from '../sessions/record.ts';
import { DELIVERY_MODES } from '../webhooks/record.ts';
import { booksOf } from './books.ts';

const SHOWN = 25;

const timeOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');

type Fields = Readonly<Record<string, string>>;

function button(action: string, label: string, about: string, fields: Fields = {}): Html {
  return html`<form method="post" action="/_control/${action}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="use" type="submit" aria-label="${label} ${about}">${label}</button>
  </form>`;
}

function sessionRow(session: SessionRecord): Html {
  const { id, status, paymentStatus, settlement } = session;
  const about = `session ${id.slice(-6)}`;
  return html`<tr>
    <td><a href="/pay/${id}">…${id.slice(-8)}</a></td>
    <td>${timeOf(session.created)}</td>
    <td>${session.clientReferenceId ?? '–'}</td>
    <td class="number">${formatMoney(session.amountTotal, session.currency)}</td>
    <td>${status}, ${paymentStatus}</td>
    <td class="actions">
      ${status === 'open' && button(`sessions/${id}/pay`, 'Pay', about)}
      ${status === 'open' && button(`sessions/${id}/expire`, 'Expire', about)}
      ${settlement !== null && button(`sessions/${id}/settle`, 'Settle', about)}
      ${paymentStatus === 'paid' && button(`sessions/${id}/refund`, 'Refund', about)}
      ${paymentStatus === 'paid' && button(`sessions/${id}/dispute`, 'Dispute', about)}
      ${paymentStatus === 'paid' && button(`sessions/${id}/warn`, 'Warn', about)}
    </td>
  </tr>`;
}

function disputeRow({ id, created, amount, currency, reason, status, dueBy, evidence }: DisputeRecord): Html {
  const about = `dispute ${id.slice(-6)}`;
  const undecided = /(needs_response|under_review)$/.test(status);
  return html`<tr>
    <td>…${id.slice(-8)}</td>
    <td>${timeOf(created)}</td>
    <td>${reason}</td>
    <td class="number">${formatMoney(amount, currency)}</td>
    <td>${status}, until ${timeOf(dueBy)}, ${Object.keys(evidence).length} fields of evidence</td>
    <td class="actions">
      ${undecided && button(`disputes/${id}/close`, 'Won', about, { result: 'won' })}
      ${undecided && button(`disputes/${id}/close`, 'Lost', about, { result: 'lost' })}
    </td>
  </tr>`;
}

function disputesSection({ store }: Sandbox): Html | false {
  const disputes = [...store.disputes.values()].reverse().slice(0, SHOWN);
  return (
    disputes.length > 0 &&
    html`<section>
      <h2 id="disputes-title">Latest disputes</h2>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="disputes-title">
        <table>
          <thead>
            <tr>
              <th>Dispute</th>
              <th>Opened (UTC)</th>
              <th>Reason</th>
              <th class="number">Amount</th>
              <th>State</th>
              <th>The bank decides</th>
            </tr>
          </thead>
          <tbody>
            ${disputes.map(disputeRow)}
          </tbody>
        </table>
      </div>
    </section>`
  );
}

function eventRows(sandbox: Sandbox): readonly Html[] {
  const { store } = sandbox;
  const deliveries = [...store.deliveries.values()];
  return [...store.events.values()]
    .reverse()
    .slice(0, SHOWN)
    .map(({ id, created, type }) => {
      const ways = deliveries
        .filter(({ eventId }) => eventId === id)
        .map(({ state, attempts, lastAnswer }) => {
          const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
          return `${state} (${tries}${lastAnswer === null ? '' : `, last answer ${lastAnswer}`})`;
        });
      return html`<tr>
        <td>…${id.slice(-8)}</td>
        <td>${timeOf(created)}</td>
        <td>${type}</td>
        <td>${ways.length === 0 ? 'not sent' : ways.join('; ')}</td>
        <td class="actions">
          ${sandbox.options.webhookUrl !== undefined && button(`events/${id}/resend`, 'Send again', `event ${id.slice(-6)}`)}
        </td>
      </tr>`;
    });
}

function webhookForms({ store, options }: Sandbox): Html {
  const { mode, remaining } = store.mode;
  return html`<p class="note">
      Sent to ${options.webhookUrl ?? 'nowhere: no address is set'}. Now:
      ${mode}${remaining === null ? '' : ` for the next ${remaining}`}.
    </p>
    <form class="row" method="post" action="/_control/webhooks">
      <div>
        <label for="mode">Mode</label>
        <select id="mode" name="mode">
          ${DELIVERY_MODES.map((name) => html`<option ${name === mode && html`selected`}>${name}</option>`)}
        </select>
      </div>
      <div>
        <label for="count">Next events (empty: all)</label>
        <input id="count" name="count" inputmode="numeric" />
      </div>
      <div>
        <label for="delay_ms">Delay in ms</label>
        <input id="delay_ms" name="delay_ms" inputmode="numeric" placeholder="5000" />
      </div>
      <button class="button" type="submit">Set</button>
    </form>
    <div class="row">${button('webhooks/flush', 'Send all that wait', 'now')}</div>`;
}

/** The control page: the same calls as tests make, as buttons. */
export function controlPage(sandbox: Sandbox): string {
  const { sums } = booksOf(sandbox.store);
  const sessions = [...sandbox.store.sessions.values()].reverse().slice(0, SHOWN);
  const money = (amount: number) => formatMoney(amount, 'usd');
  return document(
    'Payment sandbox',
    html`<main class="control">
      <div class="top">
        <h1>Payment sandbox</h1>
        ${testBadge}
      </div>
      <dl class="figures">
        <div>
          <dt>Sessions</dt>
          <dd>${sums.sessions.total}</dd>
        </div>
        <div>
          <dt>Open</dt>
          <dd>${sums.sessions.open}</dd>
        </div>
        <div>
          <dt>Paid</dt>
          <dd>${sums.sessions.paid}</dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd>${money(sums.received)}</dd>
        </div>
        <div>
          <dt>Refunded</dt>
          <dd>${money(sums.refunded)}</dd>
        </div>
      </dl>
      <section>
        <h2 id="webhooks-title">Webhooks</h2>
        ${webhookForms(sandbox)}
      </section>
      <section>
        <h2 id="sessions-title">Latest sessions</h2>
        <div class="scroll" tabindex="0" role="region" aria-labelledby="sessions-title">
          <table>
            <thead>
              <tr>
                <th>Session</th>
                <th>Made (UTC)</th>
                <th>Reference</th>
                <th class="number">Total</th>
                <th>State</th>
                <th>Actions</th>
              </tr>
            </thead>
            <tbody>
              ${sessions.map(sessionRow)}
            </tbody>
          </table>
        </div>
      </section>
      ${disputesSection(sandbox)}
      <section>
        <h2 id="events-title">Latest events</h2>
        <div class="scroll" tabindex="0" role="region" aria-labelledby="events-title">
          <table>
            <thead>
              <tr>
                <th>Event</th>
                <th>Time (UTC)</th>
                <th>Type</th>
                <th>Delivery</th>
                <th>Actions</th>
              </tr>
            </thead>
            <tbody>
              ${eventRows(sandbox)}
            </tbody>
          </table>
        </div>
      </section>
    </main>`,
  );
}
