import { styled } from 'styled-components';
import {
  bareButton,
  color,
  duration,
  gutters,
  layout,
  media,
  radius,
  space,
  transition,
} from '@ritual/shared/theme';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, PauseIcon, PlayIcon } from '@ritual/shared/ui';
import { Ticker } from '../../../features/carousel/ticker.tsx';
import type { HomeSlide } from '@ritual/shared/kernel';

const Root = styled.div<{ $tone: HomeSlide['tone'] }>`
  position: absolute;
  z-index: 2;
  ${media.noScript} {
    visibility: hidden;
  }
  inset: auto 0 ${space(3)};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  max-width: ${layout.container}px;
  margin-inline: auto;
  ${gutters}
  /* Beside the round cart button, not under it. */
  ${media.belowSm} {
    padding-inline-end: ${space(13)};
  }
  --focus-ring: ${({ $tone }) => color($tone === 'dark' ? 'focus.ringOnDark' : 'focus.ring')};
  color: ${({ $tone }) => color($tone === 'dark' ? 'text.onDark' : 'text.primary')};
  ${transition(['color'], 'hero')}
  ${media.sm} {
    inset-block-end: ${space(7)};
    gap: ${space(6)};
  }
`;

const Bars = styled.div`
  display: flex;
  flex: 1;
  gap: ${space(2)};
  ${media.sm} {
    flex: none;
    gap: ${space(3)};
  }
`;

const Bar = styled.button`
  ${bareButton}
  flex: 1;
  height: 24px;
  ${media.sm} {
    flex: none;
    width: 72px;
  }
`;

const Track = styled.span`
  position: relative;
  display: block;
  height: 2px;
  /* It is on a picture, which keeps its colors. */
  forced-color-adjust: none;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: currentColor;
    opacity: 0.4;
  }
`;

const Fill = styled(Ticker)`
  position: relative;
  background: currentColor;
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space(2.5)};
  ${media.belowSm} {
    order: -1;
    margin-inline-start: -${space(3)};
  }
`;

const Round = styled(IconButton)<{ $wideOnly?: boolean }>`
  /* The system's black icon needs the system's background on a dark picture. */
  ${media.forcedColors} {
    background: ButtonFace;
  }
  border-radius: ${radius('pill')};
  ${media.sm} {
    border-color: currentColor;
  }
  ${media.belowSm} {
    ${({ $wideOnly = false }) => ($wideOnly ? 'display: none;' : '')}
  }
`;

const Pause = styled(Round)`
  ${media.reducedMotion} {
    display: none;
  }
`;

interface HeroControlsProps {
  readonly slides: readonly HomeSlide[];
  readonly active: number;
  readonly running: boolean;
  readonly held: boolean;
  readonly playing: boolean;
  readonly onPlaying: (playing: boolean) => void;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onShow: (slide: number) => void;
}

/** Bars that fill while a slide is shown, and the buttons. The end of a bar moves to the next slide. */
export function HeroControls(props: HeroControlsProps) {
  const { slides, active, running, held, playing, onPlaying, onTurn, onShow } = props;
  return (
    <Root $tone={slides[active]?.tone ?? 'dark'}>
      <Bars>
        {slides.map((slide, index) => (
          <Bar
            key={index}
            type="button"
            aria-label={`Show slide ${String(index + 1)}: ${slide.title.replaceAll('\n', ' ')}`}
            aria-current={index === active || undefined}
            onClick={() => {
              onShow(index);
            }}
          >
            <Track>
              {index === active && (
                <Fill
                  $milliseconds={duration('heroInterval')}
                  data-running={running}
                  data-held={held}
                  onAnimationEnd={() => {
                    onTurn(1);
                  }}
                />
              )}
            </Track>
          </Bar>
        ))}
      </Bars>
      <Buttons>
        <Round
          label="Previous slide"
          $wideOnly
          onClick={() => {
            onTurn(-1);
          }}
        >
          <ChevronLeftIcon />
        </Round>
        <Pause
          label={playing ? 'Pause' : 'Play'}
          onClick={() => {
            onPlaying(!playing);
          }}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </Pause>
        <Round
          label="Next slide"
          $wideOnly
          onClick={() => {
            onTurn(1);
          }}
        >
          <ChevronRightIcon />
        </Round>
      </Buttons>
    </Root>
  );
}
