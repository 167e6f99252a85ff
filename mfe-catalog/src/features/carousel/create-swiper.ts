import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

/** Makes a slider of markup that is there already. In a chunk of its own: no page needs it to be seen. */
export function createSwiper(element: HTMLElement, options: SwiperOptions): Swiper {
  // Who clicks quickly means each click, and so does a clock: one that comes while a slide still moves counts too.
  return new Swiper(element, { loopPreventsSliding: false, ...options, modules: [EffectFade] });
}
