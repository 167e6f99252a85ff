import { styled } from 'styled-components';
import { color, media, space, type, underlined } from '@ritual/shared/theme';
import { ButtonLink, IconButton, PauseIcon, PlayIcon } from '@ritual/shared/ui';
import { ArrowPair } from '../../../features/section-head/arrow-pair.tsx';
import { SectionHead } from '../../../features/section-head/section-head.tsx';

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

// On phones it is plain text, to match the title beside it.
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
  readonly title: string;
  /** Where all of them are. */
  readonly all: string;
  readonly playing: boolean;
  /** Whether there is more than one slide. */
  readonly turns: boolean;
  readonly onPlaying: (playing: boolean) => void;
  readonly onTurn: (by: 1 | -1) => void;
}

export function DropsHead({ id, title, all, playing, turns, onPlaying, onTurn }: DropsHeadProps) {
  return (
    <SectionHead id={id} title={title} large>
      <Tools>
        <ViewAll to={all} variant="outline" size="compact">
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
            <ArrowPair onTurn={onTurn} />
          </>
        )}
      </Tools>
    </SectionHead>
  );
}
