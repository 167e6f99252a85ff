import { demoProducts, type DemoProduct } from '@ritual/shared/demo';
import { day, end } from './calendar.ts';
import type { Shopper } from './people.ts';
import type { Dice } from './random.ts';

export interface Chosen {
  readonly productId: number;
  readonly variantId: number;
  readonly quantity: number;
}

/** What sells best; the others sell less, each in its own measure. */
const favorites: Readonly<Record<number, number>> = {
  101: 9,
  111: 8,
  241: 7,
  221: 6,
  131: 5,
  201: 5,
  161: 4,
  311: 3,
};
const wanted = ({ id }: DemoProduct) => favorites[id] ?? 0.4 + ((id * 37) % 10) / 5;

export const saleProducts = [102, 105, 112, 122, 132, 153, 162, 203, 209, 223, 235, 243, 253, 303];

/** What a person puts into a cart: mostly one or two things in their size, of what is on sale more. */
export function chooseUnits(
  dice: Dice,
  shopper: Shopper,
  now: number,
  { sale }: { sale: boolean },
): Chosen[] {
  const gifts = dice.chance(0.12);
  const daysAgo = (end - now) / day;
  const products = demoProducts.filter(
    ({ gender, releasedDaysAgo }) => (gender === shopper.wears) !== gifts && releasedDaysAgo > daysAgo + 1,
  );
  const count = dice.weighted([1, 2, 3, 4], (lines) => [0, 10, 7, 3, 1][lines] ?? 0);
  const chosen = new Map<number, Chosen>();
  for (let line = 0; line < count; line += 1) {
    const product = dice.weighted(
      products,
      (one) => wanted(one) * (sale && saleProducts.includes(one.id) ? 5 : 1),
    );
    const fitting = product.variants.filter(({ size }) => size === shopper.size);
    const { id: variantId } = dice.weighted(
      fitting.length > 0 ? fitting : product.variants,
      ({ id }) => 1 / ((id % 100) + 4),
    );
    chosen.set(variantId, { productId: product.id, variantId, quantity: dice.chance(0.1) ? 2 : 1 });
  }
  return [...chosen.values()];
}
