import type { EvidenceField } from '@ritual/shared/kernel';

export const evidenceLabels: Readonly<Record<EvidenceField, string>> = {
  productDescription: 'What was bought',
  customerName: 'Name of the customer',
  customerEmail: 'Email of the customer',
  billingAddress: 'Billing address',
  shippingAddress: 'Shipping address',
  shippingCarrier: 'Carrier',
  shippingTracking: 'Tracking numbers',
  shippingDate: 'Shipped on',
  refundPolicy: 'Refund policy, and where the customer saw it',
  refundRefusal: 'Why no refund is owed',
  cancellationPolicy: 'Cancellation policy, and where the customer saw it',
  cancellationRebuttal: 'Why the order was not canceled',
  duplicateExplanation: 'Why this is no second charge for the same',
  other: 'Receipt, deliveries, messages, and all else',
};

/** How many lines each field shows. */
export const evidenceRows: Readonly<Record<EvidenceField, number>> = {
  productDescription: 3,
  customerName: 1,
  customerEmail: 1,
  billingAddress: 3,
  shippingAddress: 3,
  shippingCarrier: 1,
  shippingTracking: 1,
  shippingDate: 1,
  refundPolicy: 3,
  refundRefusal: 3,
  cancellationPolicy: 2,
  cancellationRebuttal: 2,
  duplicateExplanation: 2,
  other: 10,
};
