import type { Swiper as SwiperInstance } from 'swiper/types';
import { placeInRow } from '../../rules/product/carousel.ts';

/** Moves to a slide at once: Swiper's `slideToLoop` does so in the next frame, and would override a click until then. */
export function showSlide(slider: SwiperInstance, slide: number): void {
  slider.slideTo(placeInRow(slide, slider));
}
