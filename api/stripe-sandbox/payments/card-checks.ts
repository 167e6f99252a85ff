/** The checks Stripe's page makes before a card goes anywhere, with its messages. */

/** The sum rule every card number obeys. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const isAmex = (number: string) => /^3[47]/.test(number);

export function checkNumber(number: string): string | undefined {
  if (!/^\d*$/.test(number)) return 'Your card number is invalid.';
  if (number.length < (isAmex(number) ? 15 : 16)) return 'Your card number is incomplete.';
  if (number.length > 19 || !passesLuhn(number)) return 'Your card number is invalid.';
  return undefined;
}

export interface Expiry {
  month: number;
  year: number;
}

/** '12 / 34', '1234', '12/2034' → { month: 12, year: 2034 }; undefined when it is not complete. */
export function readExpiry(text: string): Expiry | undefined {
  const match = /^(\d{1,2})\s*\/\s*(\d{2}|20\d{2})$/.exec(text) ?? /^(\d{2})(\d{2}|20\d{2})$/.exec(text);
  if (!match) return undefined;
  return { month: Number(match[1]), year: 2000 + (Number(match[2]) % 100) };
}

/** A card is good to the last day of its month. */
export function checkExpiry(text: string, today: Date): string | undefined {
  const expiry = readExpiry(text);
  if (expiry === undefined) return "Your card's expiration date is incomplete.";
  if (expiry.month < 1 || expiry.month > 12) return "Your card's expiration date is invalid.";
  const year = today.getFullYear();
  if (expiry.year < year) return "Your card's expiration year is in the past.";
  if (expiry.year > year + 50) return "Your card's expiration year is invalid.";
  if (expiry.year === year && expiry.month < today.getMonth() + 1) {
    return "Your card's expiration date is in the past.";
  }
  return undefined;
}

export function checkCvc(cvc: string, number: string): string | undefined {
  const length = isAmex(number) ? 4 : 3;
  if (/^\d*$/.test(cvc) && cvc.length < length) return "Your card's security code is incomplete.";
  return /^\d+$/.test(cvc) && cvc.length === length ? undefined : "Your card's security code is invalid.";
}
