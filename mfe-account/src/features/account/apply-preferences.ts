import { preferredSizes, rememberSizeUnit } from '@ritual/shared/blocks';
import type { Preferences } from '@ritual/shared/contract';

/** Applies an account's preferences to this browser: the size guide's unit, and the size that product pages preselect. */
export function applyPreferences({ sizeUnit, preferredSizes: sizes }: Preferences): void {
  rememberSizeUnit(sizeUnit);
  preferredSizes.remember(sizes);
}

/**
 * The same after login. An account without a chosen unit has centimeters; that does not override inches chosen in this
 * browser.
 */
export function applyAtSignIn(preferences: Preferences): void {
  if (preferences.sizeUnit === 'cm') preferredSizes.remember(preferences.preferredSizes);
  else applyPreferences(preferences);
}
