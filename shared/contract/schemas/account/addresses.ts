import * as z from 'zod/mini';
import { policy } from '../../../kernel/shop/policy.ts';
import { normalizeState, normalizeZip, zipFitsState } from '../../../kernel/shop/us-states.ts';
import { line, text, uuid } from '../primitives.ts';

/** A place in the United States, as typed: the state becomes its two-letter code. */
export const placeFields = {
  street: line('Enter street and number.', 160),
  city: line('Enter the city.', 80),
  state: z.pipe(
    text(),
    z.transform((value, context) => {
      const code = normalizeState(value);
      if (code) return code;
      context.issues.push({
        code: 'custom',
        input: value,
        message: 'Enter a US state, like Massachusetts or MA.',
      });
      return z.NEVER;
    }),
  ),
  zip: z.pipe(
    text(),
    z.transform((value, context) => {
      const zip = normalizeZip(value);
      if (zip) return zip;
      context.issues.push({
        code: 'custom',
        input: value,
        message: 'Enter a ZIP code of five digits, like 02108.',
      });
      return z.NEVER;
    }),
  ),
};

/** The ZIP code must belong to the state. */
export function checkZip(
  { zip, state }: { readonly zip: string; readonly state: string },
  context: { readonly addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  if (zipFitsState(zip, state)) return;
  context.addIssue({ code: 'custom', path: ['zip'], message: `This ZIP code is not in ${state}.` });
}

/** An address as typed, normalized. */
export const addressInput = z
  .object({
    recipientName: line('Enter the name of the recipient.', 120),
    ...placeFields,
    isDefault: z._default(z.boolean(), false),
  })
  .check(z.superRefine(checkZip));
export type AddressInput = z.input<typeof addressInput>;

export const address = z.object({
  id: uuid,
  recipientName: z.string(),
  street: z.string(),
  city: z.string(),
  state: text().check(z.length(2)),
  zip: z.string(),
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof address>;
export const addressList = z.array(address);

/** Error message when the maximum number of addresses is reached. */
export const tooManyAddresses = `You can save at most ${policy.maxAddresses} addresses. Please remove one first.`;

export const addressParams = z.object({ id: uuid });
