/** Number of slides for so many cards. */
export function slideCount(cards: number, perSlide: number): number {
  return Math.ceil(cards / perSlide);
}

/** The slide of a card, both counted from 0. */
export function slideOfCard(card: number, perSlide: number): number {
  return Math.floor(card / perSlide);
}

/** The state of a looped slider: the current slide, and its position in the row. */
export interface Row {
  readonly realIndex: number;
  readonly activeIndex: number;
  readonly slides: { readonly length: number };
}

/** Position of a slide in a row that may begin with another one by now. */
export function placeInRow(slide: number, { realIndex, activeIndex, slides }: Row): number {
  return (activeIndex + slide - realIndex + slides.length) % slides.length;
}
