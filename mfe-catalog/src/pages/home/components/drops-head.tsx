import { styled } from 'styled-components';
import { color, media, space, type, underlined } from '@ritual/shared/theme';
import { paths } from '@ritual/shared/routing';
import {
  ButtonLink,
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  PauseIcon,
  PlayIcon,
} from '@ritual/shared/ui';

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-block-end: ${space(5)};
  ${media.lg} {
    margin-block-end: ${space(7)};
  }
`;

const Title = styled.h2`
  ${type('h2')}
  ${media.lg} {
    ${type('displayM')}
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

// On phones it is words, as quiet as the title beside it asks for.
const ViewAll = styled(ButtonLink)`
  ${media.belowSm} {
    padding-inline: 0;
    border-color: transparent;
    background: none;
    color: ${color('text.primary')};
    > span {
      ${underlined}
      ${type('label')}
    }
  }
  ${media.lg} {
    margin-inline-end: ${space(3)};
  }
`;

const WideOnly = styled.div`
  display: contents;
  /* The row is scrolled by hand then. */
  ${media.noScript} {
    display: none;
  }
  ${media.belowSm} {
    display: none;
  }
`;

const Pause = styled.div`
  display: contents;
  ${media.noScript} {
    display: none;
  }
  ${media.reducedMotion} {
    display: none;
  }
`;

interface DropsHeadProps {
  readonly id: string;
  readonly playing: boolean;
  /** Whether there is more than one slide to turn to. */
  readonly turns: boolean;
  readonly onPlaying: (playing: boolean) => void;
  readonly onTurn: (by: 1 | -1) => void;
}

export function DropsHead({ id, playing, turns, onPlaying, onTurn }: DropsHeadProps) {
  return (
    <Root>
      <Title id={id}>Latest Drops</Title>
      <Tools>
        <ViewAll to={paths.collections.to()} variant="outline" size="compact">
          VIEW ALL
        </ViewAll>
        {turns && (
          <>
            <Pause>
              <IconButton
                label={playing ? 'Pause' : 'Play'}
                variant="outline"
                onClick={() => {
                  onPlaying(!playing);
                }}
              >
                {playing ? <PauseIcon /> : <PlayIcon />}
              </IconButton>
            </Pause>
            <WideOnly>
              <IconButton
                label="Previous products"
                variant="outline"
                onClick={() => {
                  onTurn(-1);
                }}
              >
                <ChevronLeftIcon />
              </IconButton>
              <IconButton
                label="Next products"
                variant="filled"
                onClick={() => {
                  onTurn(1);
                }}
              >
                <ChevronRightIcon />
              </IconButton>
            </WideOnly>
          </>
        )}
      </Tools>
    </Root>
  );
}
