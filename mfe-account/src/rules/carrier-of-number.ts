import type { carriers } from '@ritual/shared/kernel';

type Carrier = (typeof carriers)[number];

const forms: readonly (readonly [Carrier, RegExp])[] = [
  ['UPS', /^1Z[0-9A-Z]{16}$/],
  // Domestic labels have 20 to 22 digits, with a ZIP code before them when they are scanned; abroad two letters and 'US'.
  ['USPS', /^(420\d{5}(\d{4})?)?9[1-5]\d{18,20}$|^[A-Z]{2}\d{9}US$/],
  ['FedEx', /^(\d{12}|\d{15})$/],
  ['DHL', /^(\d{10}|JJD\d{16,18})$/],
];

/** The carrier whose numbers have this form; null when none has, so that a person chooses. */
export function carrierOfNumber(typed: string): Carrier | null {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  return forms.find(([, form]) => form.test(number))?.[0] ?? null;
}
