import { z } from 'zod';
import {
  booleanParam,
  currencyParam,
  expandParam,
  integerParam,
  metadataParam,
  pageParams,
  textParam,
  urlParam,
} from '../core/params.ts';

const taxBehavior = z.enum(['exclusive', 'inclusive', 'unspecified']).optional();

const priceData = z.strictObject({
  currency: currencyParam,
  unit_amount: integerParam(0),
  tax_behavior: taxBehavior,
  product_data: z.strictObject({
    name: textParam(250),
    description: textParam(5000).optional(),
    images: z.array(urlParam).max(8).optional(),
    tax_code: textParam(50).optional(),
    metadata: metadataParam.optional(),
  }),
});

const lineItem = z.strictObject({
  price_data: priceData,
  quantity: integerParam(1, 999_999),
  metadata: metadataParam.optional(),
});

const deliveryBound = z.strictObject({
  unit: z.enum(['business_day', 'day', 'hour', 'month', 'week']),
  value: integerParam(1),
});

const shippingOption = z.strictObject({
  shipping_rate_data: z.strictObject({
    display_name: textParam(100),
    type: z.enum(['fixed_amount']).optional(),
    fixed_amount: z.strictObject({ amount: integerParam(0), currency: currencyParam }),
    delivery_estimate: z
      .strictObject({ minimum: deliveryBound.optional(), maximum: deliveryBound.optional() })
      .optional(),
    tax_behavior: taxBehavior,
    tax_code: textParam(50).optional(),
    metadata: metadataParam.optional(),
  }),
});

const shippingParam = z.strictObject({
  name: textParam(500),
  phone: textParam(50).optional(),
  address: z.strictObject({
    line1: textParam(500),
    line2: textParam(500).optional(),
    city: textParam(500).optional(),
    state: textParam(500).optional(),
    postal_code: textParam(50).optional(),
    country: textParam(2).optional(),
  }),
});

const emailParam = z
  .string()
  .min(1)
  .refine((value) => z.email().safeParse(value).success, {
    error: (issue) => `Invalid email address: ${String(issue.input)}`,
    params: { code: 'email_invalid' },
  });

/** POST /v1/checkout/sessions: what the store may send. Anything else is refused by name. */
export const createSessionParams = z.strictObject({
  mode: z.enum(['payment']),
  ui_mode: z.enum(['hosted_page']).optional(),
  success_url: urlParam,
  cancel_url: urlParam.optional(),
  line_items: z.array(lineItem).min(1).max(100),
  shipping_options: z.array(shippingOption).max(5).optional(),
  client_reference_id: textParam(200).optional(),
  customer_email: emailParam.optional(),
  currency: currencyParam.optional(),
  adaptive_pricing: z.strictObject({ enabled: booleanParam.optional() }).optional(),
  expires_at: integerParam(0, 9_999_999_999).optional(),
  locale: textParam(10).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  payment_method_types: z.array(textParam(50)).min(1).optional(),
  metadata: metadataParam.optional(),
  payment_intent_data: z
    .strictObject({
      description: textParam(1000).optional(),
      receipt_email: emailParam.optional(),
      shipping: shippingParam.optional(),
      statement_descriptor_suffix: textParam(22).optional(),
      capture_method: z.enum(['automatic', 'automatic_async']).optional(),
      metadata: metadataParam.optional(),
    })
    .optional(),
  expand: expandParam,
});
export type CreateSessionParams = z.output<typeof createSessionParams>;

export const listSessionsParams = z.strictObject({
  ...pageParams,
  created: z.strictObject({ gte: integerParam(0, 9_999_999_999) }).optional(),
  payment_intent: textParam(100).optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});
