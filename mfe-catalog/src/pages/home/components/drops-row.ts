import { styled } from 'styled-components';
import { layout, media } from '@ritual/shared/theme';
import { swiperStyles } from '../../../features/carousel/swiper-styles.ts';

const slideWidth = (perSlide: number, gap: number) =>
  `calc((100% - ${String((perSlide - 1) * gap)}px) / ${String(perSlide)})`;

const { base, sm, lg } = layout.gridGap;

/**
 * The row before and after Swiper has taken over: cards have the same widths and gaps, so that nothing moves. Before, it is
 * scrolled by hand.
 */
export const DropsRow = styled.div`
  ${swiperStyles}
  touch-action: auto;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  & > .swiper-wrapper > .swiper-slide {
    width: 100%;
    scroll-snap-align: start;
    ${media.sm} {
      width: ${slideWidth(2, sm)};
    }
    ${media.lg} {
      width: ${slideWidth(4, lg)};
    }
  }
  &:not(.swiper-initialized) > .swiper-wrapper {
    gap: ${base}px;
    ${media.sm} {
      gap: ${sm}px;
    }
    ${media.lg} {
      gap: ${lg}px;
    }
  }
  &.swiper-initialized {
    touch-action: pan-y;
    scroll-snap-type: none;
  }
`;
