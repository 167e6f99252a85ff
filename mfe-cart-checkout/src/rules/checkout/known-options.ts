import {
  methodRefusals,
  shippingMethods,
  type MethodRefusal,
  type ShippingMethod,
  type ShippingOption,
} from '@ritual/shared/kernel';

/** No method goes to the address. */
export const unreached = 'Nothing is shipped to this address. Choose another one.';

/** Why the server refused a method, by the details of its error; that of a later release may give another reason. */
export function refusalOf(details: unknown): MethodRefusal {
  const reason =
    typeof details === 'object' && details !== null && 'reason' in details ? details.reason : null;
  return methodRefusals.find((known) => known === reason) ?? 'not-offered';
}

export const withRefused = (
  options: readonly ShippingOption[],
  method: ShippingMethod,
  refused: MethodRefusal,
): ShippingOption[] => options.map((option) => (option.method === method ? { ...option, refused } : option));

/**
 * The methods as the server tells them; the page and its prices may be older. One that the page offered and the server knows no
 * more stays to be seen, so that it does not vanish without a word.
 */
export function optionsNow(
  own: readonly ShippingOption[],
  told: readonly ShippingOption[] | null,
): readonly ShippingOption[] {
  if (told === null) return own;
  return shippingMethods.flatMap((method) => {
    const now = told.find((option) => option.method === method);
    const old = own.filter((option) => option.method === method);
    return now ? [now] : withRefused(old, method, 'not-offered');
  });
}
