import { formatCents, type ShopPolicy } from '@ritual/shared/kernel';

/** '; the checkout takes $19.90', which may be another sum than what is agreed; '' where it offers no such method. */
export function checkoutPriceWords(method: string, { faster }: Pick<ShopPolicy, 'faster'>): string {
  const price = method === 'expedited' || method === 'next-day' ? faster[method].price : null;
  return price === null ? '' : `; the checkout takes ${formatCents(price)}`;
}
