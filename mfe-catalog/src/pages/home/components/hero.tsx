import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { HomeSlide } from '@ritual/shared/kernel';
import { color, duration } from '@ritual/shared/theme';
import { showSlide } from '../../../features/carousel/show-slide.ts';
import { swiperStyles } from '../../../features/carousel/swiper-styles.ts';
import { useHold } from '../../../features/carousel/use-hold.ts';
import { useMotionAllowed } from '../../../features/carousel/use-media.ts';
import { useSwiper } from '../../../features/carousel/use-swiper.ts';
import { HeroControls } from './hero-controls.tsx';
import { HeroSlide } from './hero-slide.tsx';

// The slider is needed for the first change of slides, 5 s after the page; it must not delay the first view.
const preparesAfter = 3500;

const Root = styled.section`
  position: relative;
  height: 90vh;
  min-height: 620px;
  background: ${color('surface.inverse')};
`;

const Stage = styled.div`
  ${swiperStyles}
  height: 100%;
  overflow: hidden;
`;

/** Slides that fade into each other. The first one is in the server's HTML; Swiper loads when it is needed, and for one slide never. */
export function Hero({ slides }: { readonly slides: readonly HomeSlide[] }) {
  const turns = slides.length > 1;
  const stage = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [playing, setPlaying] = useState(true);
  const { held, holders } = useHold(stage);
  const motion = useMotionAllowed();
  const { swiper, ensure } = useSwiper(stage, () => ({
    effect: 'fade',
    fadeEffect: { crossFade: true },
    loop: true,
    speed: motion ? duration('hero') : 0,
    on: {
      realIndexChange: ({ realIndex }) => {
        setActive(realIndex);
      },
    },
  }));

  useEffect(() => {
    if (!motion || !turns) return undefined;
    const timer = setTimeout(() => void ensure(), preparesAfter);
    return () => {
      clearTimeout(timer);
    };
  }, [motion, turns, ensure]);

  const turn = async (by: 1 | -1) => {
    const slider = await ensure();
    if (by === 1) slider?.slideNext();
    else slider?.slidePrev();
  };
  const show = async (slide: number) => {
    const slider = await ensure();
    if (slider) showSlide(slider, slide);
  };

  return (
    <Root aria-roledescription="carousel" aria-label="Highlights" {...holders}>
      <Stage className="swiper" ref={stage} onPointerDown={() => turns && void ensure()}>
        <div className="swiper-wrapper">
          {slides.map((slide, index) => (
            <HeroSlide
              key={index}
              slide={slide}
              position={`${String(index + 1)} of ${String(slides.length)}`}
              active={index === active}
              first={index === 0}
              pictured={index === 0 || swiper !== null}
            />
          ))}
        </div>
      </Stage>
      {turns && (
        <HeroControls
          slides={slides}
          active={active}
          running={motion && playing}
          held={held}
          playing={playing}
          onPlaying={setPlaying}
          onTurn={(by) => void turn(by)}
          onShow={(slide) => void show(slide)}
        />
      )}
    </Root>
  );
}
