import { useCallback, useRef, useState, type RefObject } from 'react';
import type { Swiper as SwiperInstance, SwiperOptions } from 'swiper/types';
import { breakpoints, duration, layout } from '@ritual/shared/theme';
import { showSlide } from '../../../features/carousel/show-slide.ts';
import { useMedia, useMotionAllowed } from '../../../features/carousel/use-media.ts';
import { useSwiper } from '../../../features/carousel/use-swiper.ts';
import { useVisible } from '../../../features/carousel/use-visible.ts';
import { slideCount, slideOfCard } from '../../../rules/product/carousel.ts';

export interface DropsSlider {
  readonly row: RefObject<HTMLDivElement | null>;
  /** Index of the current slide and number of slides; `null` until the width of the window is known. */
  readonly place: { readonly slide: number; readonly slides: number } | null;
  /** Whether Swiper has loaded, so that the row can move by itself. */
  readonly ready: boolean;
  readonly turn: (by: 1 | -1) => void;
  readonly show: (slide: number) => void;
}

const group = (perSlide: 1 | 2 | 4, gap: number): SwiperOptions => ({
  slidesPerView: perSlide,
  slidesPerGroup: perSlide,
  spaceBetween: gap,
});

/** Cards out of view cannot be reached by Tab: the browser would scroll to them and break the row. */
function keepFocusInside({ slides, destroyed }: SwiperInstance): void {
  if (destroyed) return;
  for (const slide of slides) slide.inert = !slide.classList.contains('swiper-slide-visible');
}

/** The row of Latest Drops as a slider of 1, 2 or 4 cards; scrolled by hand until it is in view. */
export function useDropsSlider(cards: number): DropsSlider {
  const row = useRef<HTMLDivElement>(null);
  const [card, setCard] = useState(0);
  const motion = useMotionAllowed();
  const wide = useMedia(`(min-width: ${String(breakpoints.lg)}px)`);
  const middle = useMedia(`(min-width: ${String(breakpoints.sm)}px)`);
  const perSlide = wide === true ? 4 : middle === true ? 2 : 1;
  const { swiper, ensure } = useSwiper(row, () => ({
    ...group(1, layout.gridGap.base),
    breakpoints: {
      [breakpoints.sm]: group(2, layout.gridGap.sm),
      [breakpoints.lg]: group(4, layout.gridGap.lg),
    },
    // A loop needs full slides; without them the row returns to its start.
    ...(cards % 4 === 0 && cards > 4 ? { loop: true } : { rewind: true }),
    speed: motion ? duration('slow') : 0,
    watchSlidesProgress: true,
    on: {
      init: keepFocusInside,
      slideChangeTransitionEnd: keepFocusInside,
      // Slides learn that they are in view after the event.
      resize: (slider) =>
        requestAnimationFrame(() => {
          keepFocusInside(slider);
        }),
      realIndexChange: ({ realIndex }) => {
        setCard(realIndex);
      },
    },
  }));
  useVisible(
    row,
    useCallback(() => void ensure(), [ensure]),
  );

  const turn = async (by: 1 | -1) => {
    const slider = await ensure();
    if (by === 1) slider?.slideNext();
    else slider?.slidePrev();
  };
  const show = async (slide: number) => {
    const slider = await ensure();
    if (slider) showSlide(slider, slide * perSlide);
  };

  return {
    row,
    place: wide === null ? null : { slide: slideOfCard(card, perSlide), slides: slideCount(cards, perSlide) },
    ready: swiper !== null,
    turn: (by) => void turn(by),
    show: (slide) => void show(slide),
  };
}
