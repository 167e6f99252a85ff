import { keyframes, styled } from 'styled-components';
import {
  gutters,
  layout,
  media,
  motion,
  onDark,
  onLight,
  scrim,
  shownWhole,
  space,
  type,
} from '@ritual/shared/theme';
import { ArrowRightIcon, ArtPicture, ButtonLink } from '@ritual/shared/ui';
import { heroArt } from '../home-artwork.ts';
import { heroSizes } from './hero-picture.ts';
import type { HeroSlide as Slide } from './hero-slides.ts';

const settle = keyframes`
  from { transform: scale(1.03); }
`;

const rise = keyframes`
  from { transform: translateY(16px); }
`;

const Root = styled.div<{ $tone: Slide['tone'] }>`
  width: 100%;
  height: 100%;
  overflow: hidden;
  ${({ $tone }) => ($tone === 'dark' ? onDark : onLight)}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${({ $tone }) => ($tone === 'dark' ? scrim('imageBottom') : 'none')};
    ${media.wideArt} {
      background: ${({ $tone }) => ($tone === 'dark' ? scrim('heroLeft') : 'none')};
    }
  }
  ${media.motionOk} {
    &:not([inert]) img {
      animation: ${settle} ${motion('pictureSettle', 'linear')};
    }
    &:not([inert]) h1,
    &:not([inert]) h2 {
      animation: ${rise} ${motion('titleRise', 'enter')};
    }
  }
`;

// In portrait the garment is in the upper part, above the text. In landscape it is in the right third; a little more of what
// is right of it keeps its sleeve off the edge.
const Art = styled(ArtPicture)`
  img {
    object-position: 50% 12%;
  }
  ${media.wideArt} {
    img {
      object-position: 62% 50%;
    }
  }
`;

const Words = styled.div`
  position: absolute;
  z-index: 1;
  inset: auto 0 ${space(13)};
  display: grid;
  gap: ${space(7)};
  max-width: ${layout.container}px;
  margin-inline: auto;
  ${gutters}
  ${shownWhole('> a')}
  ${media.sm} {
    justify-items: start;
  }
  ${media.wideArt} {
    inset: clamp(${space(10)}, 9.6vh, ${space(13)}) 0 auto;
    gap: ${space(8)};
  }
  ${media.belowSm} {
    a {
      width: 100%;
    }
    a svg {
      display: none;
    }
  }
`;

const Title = styled.h1`
  ${type('displayXL')}
  ${media.belowSm} {
    ${type('displayXLNarrow')}
  }
`;

const Line = styled.span`
  display: block;
`;

interface HeroSlideProps {
  readonly slide: Slide;
  readonly position: string;
  readonly active: boolean;
  readonly first: boolean;
  /** Whether the picture should load yet. */
  readonly pictured: boolean;
}

export function HeroSlide({ slide, position, active, first, pictured }: HeroSlideProps) {
  return (
    <Root
      className="swiper-slide"
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      inert={!active}
      $tone={slide.tone}
    >
      {pictured && <Art {...heroArt[slide.key]} alt={slide.alt} sizes={heroSizes} priority={first} />}
      <Words>
        <Title as={first ? 'h1' : 'h2'} tabIndex={first ? -1 : undefined}>
          {slide.lines.map((line) => (
            <Line key={line}>{line} </Line>
          ))}
        </Title>
        <ButtonLink
          to={slide.to}
          variant={slide.tone === 'dark' ? 'onDark' : 'primary'}
          size="large"
          iconAfter={<ArrowRightIcon />}
        >
          {slide.action}
        </ButtonLink>
      </Words>
    </Root>
  );
}
