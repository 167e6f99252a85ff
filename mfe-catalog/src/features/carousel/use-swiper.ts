import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Swiper as SwiperInstance, SwiperOptions } from 'swiper/types';

export interface LazySwiper {
  /** The slider, once it is loaded. */
  readonly swiper: SwiperInstance | null;
  /** Loads and creates it now; concurrent callers get the same one. `null` when the page was left meanwhile. */
  readonly ensure: () => Promise<SwiperInstance | null>;
}

/**
 * A Swiper on existing markup, created on demand. The options are read when it is created. The order of the slides' React
 * markup must not change afterwards: Swiper moves the elements around to loop.
 */
export function useSwiper(
  container: RefObject<HTMLElement | null>,
  options: () => SwiperOptions,
): LazySwiper {
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const making = useRef<Promise<SwiperInstance | null> | null>(null);
  const latestOptions = useRef(options);
  useEffect(() => {
    latestOptions.current = options;
  });

  const ensure = useCallback(() => {
    making.current ??= import('./create-swiper.ts').then(({ createSwiper }) => {
      if (!container.current) return null;
      const made = createSwiper(container.current, latestOptions.current());
      setSwiper(made);
      return made;
    });
    // A chunk that failed to load costs the animation, not the content; the next attempt fetches it again.
    return making.current.catch(() => {
      making.current = null;
      return null;
    });
  }, [container]);

  useEffect(
    () => () => {
      void making.current?.then((made) => made?.destroy(true, true));
      making.current = null;
    },
    [],
  );

  return { swiper, ensure };
}
