import type { Stripe } from 'stripe';
import type { PayerRecord } from '../sessions/record.ts';
import type { ChargeRecord, IntentRecord, PaymentErrorRecord } from './record.ts';

function presentBilling(payer: PayerRecord | null): Stripe.Charge.BillingDetails {
  return {
    address: payer && {
      city: null,
      country: 'US',
      line1: null,
      line2: null,
      postal_code: payer.postalCode,
      state: null,
    },
    email: payer?.email ?? null,
    name: payer?.name ?? null,
    phone: null,
    tax_id: null,
  };
}

function presentShipping({ shipping }: IntentRecord) {
  return shipping && { ...shipping, carrier: null, tracking_number: null };
}

function presentError(error: PaymentErrorRecord, chargeId: string | undefined) {
  return {
    ...(chargeId === undefined ? {} : { charge: chargeId }),
    code: error.code as NonNullable<Stripe.PaymentIntent.LastPaymentError['code']>,
    ...(error.declineCode === null ? {} : { decline_code: error.declineCode }),
    message: error.message,
    type: error.type,
  };
}

function presentMethodDetails({
  amount,
  card,
  delayed,
}: IntentRecord): Stripe.Charge.PaymentMethodDetails | null {
  if (delayed) return { type: 'us_bank_account' };
  return (
    card && {
      type: 'card',
      card: {
        amount_authorized: amount,
        authorization_code: null,
        brand: card.brand,
        checks: { address_line1_check: null, address_postal_code_check: 'pass', cvc_check: 'pass' },
        country: 'US',
        electronic_commerce_indicator: null,
        exp_month: card.expMonth,
        exp_year: card.expYear,
        funding: 'credit',
        installments: null,
        last4: card.last4,
        mandate: null,
        network: card.brand,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    }
  );
}

function presentOutcome({ status, error }: ChargeRecord): Stripe.Charge.Outcome {
  const declined = status === 'failed';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: declined ? 'declined_by_network' : 'approved_by_network',
    reason: error?.declineCode ?? null,
    risk_level: 'normal',
    seller_message: declined ? 'The bank declined the payment.' : 'Payment complete.',
    type: declined ? 'issuer_declined' : 'authorized',
  };
}

export function presentCharge(intent: IntentRecord, charge: ChargeRecord): Stripe.Charge {
  const paid = charge.status !== 'failed';
  return {
    id: charge.id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: charge.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: presentBilling(intent.payer),
    calculated_statement_descriptor: null,
    captured: paid,
    created: charge.created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: charge.disputed,
    failure_balance_transaction: null,
    failure_code: charge.error?.code ?? null,
    failure_message: charge.error?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: presentOutcome(charge),
    paid: charge.status === 'succeeded',
    payment_intent: intent.id,
    payment_method: intent.paymentMethodId,
    payment_method_details: presentMethodDetails(intent),
    receipt_email: intent.receiptEmail,
    receipt_number: null,
    receipt_url: null,
    refunded: charge.amountRefunded === intent.amount,
    review: null,
    shipping: presentShipping(intent),
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: charge.status,
    transfer_data: null,
    transfer_group: null,
  };
}

export function presentIntent(intent: IntentRecord): Stripe.PaymentIntent {
  return {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: intent.amount,
    amount_capturable: 0,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${intent.id}_secret_${intent.secret}`,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: null,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error: intent.lastError && presentError(intent.lastError, intent.charge?.id),
    latest_charge: intent.charge?.id ?? null,
    livemode: false,
    managed_payments: null,
    metadata: intent.metadata,
    next_action: intent.status === 'requires_action' ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
    on_behalf_of: null,
    payment_method: intent.status === 'requires_payment_method' ? null : intent.paymentMethodId,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: intent.paymentMethodTypes,
    payment_record: null,
    processing: null,
    receipt_email: intent.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: presentShipping(intent),
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  };
}
