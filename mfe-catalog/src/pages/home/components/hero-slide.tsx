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
import type { HomeSlide } from '@ritual/shared/kernel';
import { heroSizes } from './hero-picture.ts';
import { leadingTo } from './leading-to.ts';

const settle = keyframes`
  from { transform: scale(1.03); }
`;

const rise = keyframes`
  from { transform: translateY(16px); }
`;

const Root = styled.div<{ $tone: HomeSlide['tone'] }>`
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
    object-position: ${({ portrait }) => portrait.focus ?? '50% 12%'};
  }
  ${media.wideArt} {
    img {
      object-position: ${({ wide }) => wide.focus ?? '62% 50%'};
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

const Text = styled.p`
  max-width: 30em;
  ${type('body')}
  ${media.lg} {
    ${type('bodyL')}
  }
`;

interface HeroSlideProps {
  readonly slide: HomeSlide;
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
      {pictured && (
        <Art
          wide={slide.wide}
          portrait={slide.portrait ?? slide.wide}
          alt={slide.alt}
          sizes={heroSizes(slide)}
          priority={first}
        />
      )}
      <Words>
        <Title as={first ? 'h1' : 'h2'} tabIndex={first ? -1 : undefined}>
          {slide.title.split('\n').map((line, index) => (
            <Line key={index}>{line} </Line>
          ))}
        </Title>
        {slide.text !== null && <Text>{slide.text}</Text>}
        <ButtonLink
          {...leadingTo(slide.link)}
          variant={slide.tone === 'dark' ? 'onDark' : 'primary'}
          size="large"
          iconAfter={<ArrowRightIcon />}
        >
          {slide.label}
        </ButtonLink>
      </Words>
    </Root>
  );
}
