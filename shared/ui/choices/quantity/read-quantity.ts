/** Parses a typed quantity: a whole number, or null when it is none. */
export function readQuantity(text: string): number | null {
  const digits = text.trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}
