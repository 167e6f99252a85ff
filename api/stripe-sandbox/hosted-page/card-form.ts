import { z } from 'zod';
import type { CardInput } from '../payments/attempt.ts';
import { checkCvc, checkExpiry, checkNumber, readExpiry } from '../payments/card-checks.ts';
import type { PayerRecord } from '../sessions/record.ts';

const text = z.string().max(200).trim().catch('');

const cardForm = z
  .object({
    email: text,
    cardNumber: text.transform((value) => value.replace(/[\s-]/g, '')),
    cardExpiry: text,
    cardCvc: text,
    billingName: text,
    billingPostalCode: text,
  })
  .catch({
    email: '',
    cardNumber: '',
    cardExpiry: '',
    cardCvc: '',
    billingName: '',
    billingPostalCode: '',
  });

export type CardField = keyof z.output<typeof cardForm>;
export type CardErrors = Partial<Record<CardField, string>>;

export interface CardFormResult {
  errors: CardErrors;
  payer: PayerRecord;
  /** Undefined when something is wrong, and when there is nothing to pay. */
  card: CardInput | undefined;
}

function errorsOf(form: z.output<typeof cardForm>, today: Date): CardErrors {
  const found: Record<CardField, string | undefined> = {
    email: z.email().safeParse(form.email).success
      ? undefined
      : form.email === ''
        ? 'Enter your email address.'
        : 'Your email address is invalid.',
    cardNumber: checkNumber(form.cardNumber),
    cardExpiry: checkExpiry(form.cardExpiry, today),
    cardCvc: checkCvc(form.cardCvc, form.cardNumber),
    billingName: form.billingName === '' ? 'Enter the name on the card.' : undefined,
    billingPostalCode: /^\d{5}(-\d{4})?$/.test(form.billingPostalCode)
      ? undefined
      : 'Your ZIP is incomplete.',
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}

/** Reads the hosted page's form; whatever arrives, the answer says what is missing. What is `free` needs no card. */
export function readCardForm(body: unknown, { free = false } = {}): CardFormResult {
  const form = cardForm.parse(body);
  const { email, ...ofCard } = errorsOf(form, new Date());
  const errors = { ...(email === undefined ? {} : { email }), ...(free ? {} : ofCard) };
  const expiry = readExpiry(form.cardExpiry);
  const payer = { email: form.email, name: form.billingName, postalCode: form.billingPostalCode };
  if (free || Object.keys(errors).length > 0 || expiry === undefined)
    return { errors, payer, card: undefined };
  const card = { number: form.cardNumber, expMonth: expiry.month, expYear: expiry.year };
  return { errors, payer, card };
}
