/** How many slides so many cards make. */
export function slideCount(cards: number, perSlide: number): number {
  return Math.ceil(cards / perSlide);
}

/** The slide on which a card stands, both counted from 0. */
export function slideOfCard(card: number, perSlide: number): number {
  return Math.floor(card / perSlide);
}

/** What a slider tells of its row, whose slides go round: the slide that is shown, and where in the row it stands. */
export interface Row {
  readonly realIndex: number;
  readonly activeIndex: number;
  readonly slides: { readonly length: number };
}

/** Where a slide stands in a row that may begin with another one by now. */
export function placeInRow(slide: number, { realIndex, activeIndex, slides }: Row): number {
  return (activeIndex + slide - realIndex + slides.length) % slides.length;
}
