import { z } from 'zod';
import { address, type Field } from './field.ts';

/** Services that the store works with; without them it brings its own. */
export const serviceFields = {
  DATABASE_URL: {
    schema: address('postgres:', 'postgresql:').optional(),
    fallback: 'an embedded PostgreSQL in `DATA_DIR`',
    meaning: 'PostgreSQL 15 or later to use instead of the embedded one.',
    hint: 'an address such as postgresql://user:password@localhost:5432/ritual',
    secret: true,
  },
  STRIPE_SECRET_KEY: {
    schema: z
      .string()
      .regex(/^(sk|rk)_\S+$/)
      .optional(),
    fallback: 'the payment sandbox',
    meaning:
      "Stripe's secret key. Without it the store pays through its own sandbox. Required in production mode.",
    hint: 'a key that begins with sk_ or rk_',
    secret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    // Several while one is being replaced by another.
    schema: z
      .string()
      .regex(/^whsec_[^,]+(,\s*whsec_[^,]+)*$/)
      .optional(),
    fallback: 'made for the sandbox',
    meaning:
      'Signing secret of the webhook, or several separated by commas. Required with `STRIPE_SECRET_KEY`.',
    hint: 'a secret that begins with whsec_',
    secret: true,
  },
  STRIPE_TEST_SECRET_KEY: {
    schema: z
      .string()
      .regex(/^(sk|rk)_test_\S+$/)
      .optional(),
    fallback: 'none',
    meaning:
      'A test key of the same account, beside a live key: test orders of the staff run on it, because Stripe forbids tests on live keys. A store whose `STRIPE_SECRET_KEY` is a test key needs none.',
    hint: 'a key that begins with sk_test_ or rk_test_',
    secret: true,
  },
  STRIPE_TEST_WEBHOOK_SECRET: {
    schema: z
      .string()
      .regex(/^whsec_[^,]+(,\s*whsec_[^,]+)*$/)
      .optional(),
    fallback: 'none',
    meaning:
      'Signing secret of the webhook in test mode, or several separated by commas. Required with `STRIPE_TEST_SECRET_KEY`.',
    hint: 'a secret that begins with whsec_',
    secret: true,
  },
  STRIPE_API_BASE: {
    schema: address('http:', 'https:').optional(),
    fallback: "Stripe's, or the sandbox",
    meaning: "Address of Stripe's API.",
    hint: 'an address such as https://api.stripe.com',
  },
  SMTP_URL: {
    schema: address('smtp:', 'smtps:').optional(),
    fallback: 'none',
    meaning: 'Mail server. Without it mails are kept unsent and read in the admin area.',
    hint: 'an address such as smtp://user:password@mail.example.com:587',
    secret: true,
  },
  MAIL_FROM: {
    schema: z.string().includes('@').default('RITUAL OF POWER <store@example.com>'),
    fallback: '`RITUAL OF POWER <store@example.com>`',
    meaning: 'Sender of the mails.',
    hint: 'a sender such as Store <store@example.com>',
  },
} satisfies Record<string, Field>;
