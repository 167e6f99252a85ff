import { preferredSizes, rememberSizeUnit } from '@ritual/shared/blocks';
import type { Preferences } from '@ritual/shared/contract';

/** Makes what an account prefers hold in this browser: the size guide's unit, what product pages choose first. */
export function applyPreferences({ sizeUnit, preferredSizes: sizes }: Preferences): void {
  rememberSizeUnit(sizeUnit);
  preferredSizes.remember(sizes);
}

/**
 * The same after signing in. An account that never chose a unit has centimetres; that does not undo the inches that
 * were chosen in this browser.
 */
export function applyAtSignIn(preferences: Preferences): void {
  if (preferences.sizeUnit === 'cm') preferredSizes.remember(preferences.preferredSizes);
  else applyPreferences(preferences);
}
