import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

/** Creates a slider on existing markup. In a chunk of its own: no page needs it to render. */
export function createSwiper(element: HTMLElement, options: SwiperOptions): Swiper {
  // Every one of several quick clicks counts, and so does the timer: one that comes while a slide still moves is not dropped.
  return new Swiper(element, { loopPreventsSliding: false, ...options, modules: [EffectFade] });
}
