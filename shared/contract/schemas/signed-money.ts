import * as z from 'zod/mini';
import { dollarsFromCents, type Dollars } from '../../kernel/pricing/money.ts';

/** As `money`, but it can be below 0. Apart from it because only figures need it, and every shopper loads the other. */
export const signedMoney = z.codec(z.number() as unknown as z.ZodMiniType<Dollars, Dollars>, z.number(), {
  decode: (amount) => Math.round(amount * 100),
  encode: dollarsFromCents,
});
