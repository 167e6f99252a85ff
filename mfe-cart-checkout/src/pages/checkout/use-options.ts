import { useCallback, useState } from 'react';
import type { MethodRefusal, ShippingMethod, ShippingOption } from '@ritual/shared/kernel';
import { optionsNow, withRefused } from '../../rules/checkout/known-options.ts';

interface Known {
  /** Address and cart that it is known of. */
  readonly of: string;
  /** null: not answered yet. */
  readonly told: readonly ShippingOption[] | null;
  /** What the server has refused since. */
  readonly refused: readonly { readonly method: ShippingMethod; readonly reason: MethodRefusal }[];
}

interface Options {
  readonly options: readonly ShippingOption[];
  /** Stable while `of` is the same. */
  readonly onOptions: (told: readonly ShippingOption[]) => void;
  /** Stable while `of` is the same: the server has refused a method. */
  readonly refuse: (method: ShippingMethod, reason: MethodRefusal) => void;
}

/**
 * The methods to choose from: those that the server told last, also while another one is being quoted; until then those that the
 * page works out.
 *
 * @param of changes with address and cart
 */
export function useOptions(own: readonly ShippingOption[], of: string): Options {
  const [known, setKnown] = useState<Known>({ of, told: null, refused: [] });
  const now = known.of === of ? known : { told: null, refused: [] };
  const options = now.refused.reduce(
    (before, { method, reason }) => withRefused(before, method, reason),
    optionsNow(own, now.told),
  );
  const onOptions = useCallback(
    (told: readonly ShippingOption[]) => setKnown({ of, told, refused: [] }),
    [of],
  );
  const refuse = useCallback(
    (method: ShippingMethod, reason: MethodRefusal) =>
      setKnown((before) => {
        const { told, refused } = before.of === of ? before : { told: null, refused: [] };
        // All that was refused counts: with only the last one the page would ask for the one before again, without end.
        return { of, told, refused: [...refused, { method, reason }] };
      }),
    [of],
  );
  return { options, onOptions, refuse };
}
