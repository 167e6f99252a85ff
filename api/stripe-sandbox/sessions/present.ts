import type { Stripe } from 'stripe';
import { listObject } from '../core/lists.ts';
import type { LineItemRecord, SessionRecord } from './record.ts';

/** A line item of price_data: Stripe makes a price and a product of it that are not for further use. */
function presentLineItem(item: LineItemRecord, created: number) {
  const amount = item.unitAmount * item.quantity;
  return {
    id: item.id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: item.currency,
    description: item.name,
    metadata: item.metadata,
    price: {
      id: item.priceId,
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created,
      currency: item.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: item.productId,
      recurring: null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: item.unitAmount,
      // On the wire a text; Stripe's library makes its Decimal of it.
      unit_amount_decimal: String(item.unitAmount),
    },
    quantity: item.quantity,
  } as const;
}

/** The product behind a line, which only `price_data` describes. */
export function presentProduct(item: LineItemRecord, created: number): Stripe.Product {
  return {
    id: item.productId,
    object: 'product',
    active: false,
    created,
    default_price: null,
    description: item.description,
    images: item.images,
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: item.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  };
}

export function presentLineItems(session: SessionRecord) {
  const items = session.lineItems.map((item) => presentLineItem(item, session.created));
  return listObject(`/v1/checkout/sessions/${session.id}/line_items`, items, false);
}

function presentCustomer({
  payer,
  customerEmail,
}: SessionRecord): Stripe.Checkout.Session.CustomerDetails | null {
  if (payer === null && customerEmail === null) return null;
  return {
    address: payer && {
      city: null,
      country: 'US',
      line1: null,
      line2: null,
      postal_code: payer.postalCode,
      state: null,
    },
    business_name: null,
    email: payer?.email ?? customerEmail,
    individual_name: null,
    name: payer?.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: payer ? [] : null,
  };
}

/** Stripe's Checkout Session object, mode payment on the hosted page. */
export function presentSession(session: SessionRecord): Stripe.Checkout.Session {
  const shipping = session.shippingOptions[0];
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: session.adaptivePricing },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: session.amountSubtotal,
    amount_total: session.amountTotal,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: session.billingAddressCollection,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: session.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: presentCustomer(session),
    customer_email: session.customerEmail,
    discounts: [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: session.locale,
    managed_payments: { enabled: false },
    metadata: session.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: session.intentId,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: session.paymentMethodTypes,
    payment_status: session.paymentStatus,
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: shipping
      ? {
          amount_subtotal: shipping.amount,
          amount_tax: 0,
          amount_total: shipping.amount,
          shipping_rate: shipping.id,
        }
      : null,
    shipping_options: session.shippingOptions.map((option) => ({
      shipping_amount: option.amount,
      shipping_rate: option.id,
    })),
    status: session.status,
    submit_type: session.submitType,
    subscription: null,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: shipping?.amount ?? 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? session.url : null,
    wallet_options: null,
  };
}
