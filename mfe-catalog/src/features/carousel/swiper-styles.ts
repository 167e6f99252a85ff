import { css } from 'styled-components';

/** The rules of Swiper's own style sheet for sliders without its buttons, bullets and effects. */
export const swiperStyles = css`
  position: relative;
  z-index: 0;
  touch-action: pan-y;
  & > .swiper-wrapper {
    display: flex;
    position: relative;
    width: 100%;
    height: 100%;
    box-sizing: content-box;
    transition-property: transform;
  }
  & > .swiper-wrapper > .swiper-slide {
    position: relative;
    flex: none;
    transition-property: transform;
  }
  &.swiper-initialized {
    overflow: hidden;
  }
  &.swiper-fade > .swiper-wrapper > .swiper-slide {
    pointer-events: none;
    transition-property: opacity;
  }
  &.swiper-fade > .swiper-wrapper > .swiper-slide-active {
    pointer-events: auto;
  }
`;
