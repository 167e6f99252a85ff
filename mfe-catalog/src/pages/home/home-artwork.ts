import type { ArtSource } from '@ritual/shared/ui';

// As they were measured; a test holds them to the masters.

export const redDrape: ArtSource = {
  file: 'sale-drape.webp',
  width: 1920,
  height: 900,
  placeholder:
    'data:image/webp;base64,UklGRn4AAABXRUJQVlA4THIAAAAvCQABAH+gkJEk5ivAu7w/2RUNBW0kKcd2Tv5JwwcFbSQph88e3r9GmvmPjz3up1W+UMMfvvCDBzrAHpnpfEk1yVirwCQAgDZE+GQ4jgJEoAQlUMhnKUIJHPYXWIc1ieh/SKa/4ThQscLgX7el/fMZJQA=',
};

export const manTile: ArtSource = {
  file: 'tile-man.webp',
  width: 960,
  height: 1200,
  placeholder:
    'data:image/webp;base64,UklGRqAAAABXRUJQVlA4TJMAAAAvCcACAH+gqG0kN7e9774OwylsJCnNvRsONaAmAAg2Zm+nEuY//v+E5L3jHtwMMWMmqkpF3FzTR1aZ1swMsxBhcFPbthpZiAYWwFxxSpLAMZAqdRRQjRbSJUMd9ahg1lh4NiL6HwDw/8Cj/31BQ06fjUK9Z6Ub9EXWa2xwjRprsjDCyi4wsGwJdSxfDRor3hxNXwEA',
};

export const womanTile: ArtSource = {
  file: 'tile-woman.webp',
  width: 960,
  height: 1200,
  placeholder:
    'data:image/webp;base64,UklGRpwAAABXRUJQVlA4TJAAAAAvCcACAH+gOJIMOLnr5kUaFLSRpKaO+UndK2rbBur52iiNP6pJ8x//r3q5RohEjZGXGfvWTUSUe3WEqRkRWUgCp7W2PQ07sEBVsEFvEsnBIhmjSCQbMEKzXZUk72/Tkw2SFb41IvofRPQFNeWDUR5cGTniyihPd0Z1fMc/Uzb8EqXHJ+QrfHSuAFShGKBFFQA=',
};

export const setsTile: ArtSource = {
  file: 'tile-sets.webp',
  width: 960,
  height: 1200,
  placeholder:
    'data:image/webp;base64,UklGRqIAAABXRUJQVlA4TJUAAAAvCcACAH+gqG0jhj/Mex6Brhs4FLRtw5Q/zG7D8I+ito0Y/giPxv26bsx/lNVpQ8BUpGRnpOxAO+dBd+/m/S+5NZtT4La2bSUiJfstUIITa+oUQEQFXgCLEqwCzVwm9TeRTx/TTET/oyzqBsowayD+qxXgDve480igjzYy6IeHkfYzQaTyqAgxebRuOr0O0PWvfYfTDwA=',
};
