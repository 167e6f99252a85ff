import type { cart } from '@ritual/shared/contract';
import { dollarsFromCents, subtotalOf } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import { mediaUrl } from '../catalog/products/presenter.ts';
import type { CartLineRow } from './repository.ts';

export function presentCart(rows: readonly CartLineRow[]): z.input<typeof cart> {
  const subtotal = dollarsFromCents(
    subtotalOf(rows.map((row) => ({ unitPrice: row.price_cents, quantity: row.quantity }))),
  );
  return {
    items: rows.map((row) => ({
      id: row.id,
      productId: row.product_id,
      variantId: row.variant_id,
      productName: row.product_name,
      size: row.size,
      color: row.color_name,
      colorId: row.color,
      colorCode: row.color_code,
      quantity: row.quantity,
      price: dollarsFromCents(row.price_cents),
      priceBefore: row.added_price_cents === row.price_cents ? null : dollarsFromCents(row.added_price_cents),
      imageUrl: row.image_file === null ? null : mediaUrl(row.image_file),
      imageFile: row.image_file,
      availableStock: Math.max(0, row.available),
      withdrawn: row.withdrawn,
    })),
    totalItems: rows.reduce((sum, row) => sum + row.quantity, 0),
    subtotal,
    total: subtotal,
  };
}
