/** Why a quick add is refused, in the wording of the specification; `null` when it is allowed. */
export function whyNotAdded(isVariant: boolean, quantity: number, remaining: number): string | null {
  if (!isVariant) return 'Please choose a valid variant';
  if (remaining <= 0) return 'Out of stock (already in cart)';
  return quantity > remaining ? `Only ${String(remaining)} left (considering your cart)` : null;
}
