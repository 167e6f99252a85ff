import { breakpoints } from '@ritual/shared/theme';

/** Cards of Latest Drops that stand side by side in a window of this width: 4, 2 or 1. */
export function cardsPerSlide(windowWidth: number): 1 | 2 | 4 {
  if (windowWidth >= breakpoints.lg) return 4;
  return windowWidth >= breakpoints.sm ? 2 : 1;
}

/** How many slides so many cards make. */
export function slideCount(cards: number, perSlide: number): number {
  return Math.ceil(cards / perSlide);
}

/** The slide on which a card stands, both counted from 0. */
export function slideOfCard(card: number, perSlide: number): number {
  return Math.floor(card / perSlide);
}

/** The slide after or before, round and round. */
export function turn(slide: number, by: 1 | -1, slides: number): number {
  return slides === 0 ? 0 : (slide + by + slides) % slides;
}
