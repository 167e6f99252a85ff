import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { bareButton, borderWidth, radius, space } from '@ritual/shared/theme';
import { DragIcon, Picture, WarningIcon, type PictureMeasures } from '@ritual/shared/ui';
import { phone, role, text } from '../../../admin/index.ts';
import type { ShownPicture } from '../../../rules/product/picture-lines.ts';

const Root = styled.li`
  position: relative;
  &[data-dragged='true'] {
    opacity: 0.45;
  }
`;

const Choose = styled.button`
  ${bareButton}
  position: relative;
  display: block;
  width: 100%;
  outline-offset: ${space(0.5)};
  /* The tile is dragged, not the file of the picture. */
  & img {
    pointer-events: none;
  }
  /* Its outline is that of the focus. */
  &[aria-pressed='true']::after {
    content: '';
    position: absolute;
    inset: 0;
    border: ${borderWidth('selected')} solid ${role('focus')};
  }
`;

const Corner = styled.span`
  position: absolute;
  inset-block-start: ${space(2)};
  display: grid;
  place-items: center;
  min-width: 24px;
  height: 24px;
  padding-inline: ${space(1.5)};
  border-radius: ${radius('badge')};
  background: ${role('panel')};
  color: ${role('text')};
  ${text('badge')}
  pointer-events: none;
`;

const Place = styled(Corner)`
  inset-inline-start: ${space(2)};
`;

const Grip = styled(Corner)`
  inset-inline-end: ${space(2)};
  padding: 0;
  pointer-events: auto;
  cursor: grab;
  /* Fingers do not drag here: they have the buttons below. */
  ${phone} {
    display: none;
  }
`;

/** Shown while the tile has the focus, and where something is missing. */
const Foot = styled.span`
  position: absolute;
  inset: auto 0 0;
  display: none;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  padding: ${space(1)};
  background: ${role('bulk')};
  color: ${role('bulk-text')};
  ${text('hint')}
  pointer-events: none;
  button:focus-visible + & {
    display: flex;
  }
  &[data-missing='true'] {
    display: flex;
    background: ${role('bad-tint')};
    color: ${role('bad-text')};
  }
`;

interface PictureTileProps {
  readonly picture: ShownPicture;
  readonly measures: PictureMeasures | undefined;
  readonly index: number;
  readonly count: number;
  readonly chosen: boolean;
  readonly dragged: boolean;
  readonly writable: boolean;
  /** It was tried to save it without words. */
  readonly isMissingWords: boolean;
  readonly onChoose: () => void;
  readonly onMove: (to: number) => void;
  readonly onDragStart: () => void;
  readonly onDragOver: () => void;
  readonly onDragEnd: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A picture that is chosen by a click, and moved by dragging it or by the arrow keys. */
export function PictureTile({
  picture,
  measures,
  index,
  count,
  chosen,
  dragged,
  ...props
}: PictureTileProps) {
  const { isMissingWords, writable, onChoose, onMove, onDragStart, onDragOver, onDragEnd } = props;
  const isMovable = writable && count > 1;
  const place = `${String(index + 1)} of ${String(count)}`;
  const move = (event: KeyboardEvent) => {
    // Those are the browser's: Back, for one.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : step && index + step;
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <Root
      draggable={isMovable}
      data-dragged={dragged}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', picture.alt || picture.file);
        onDragStart();
      }}
      onDragEnter={onDragOver}
      onDragEnd={onDragEnd}
    >
      <Choose
        type="button"
        disabled={!writable}
        data-file={picture.file}
        aria-label={`Picture ${place}: ${picture.alt || 'not described yet'}`}
        aria-pressed={chosen}
        aria-keyshortcuts="ArrowLeft ArrowRight Home End"
        onClick={onChoose}
        onKeyDown={move}
      >
        <Picture
          file={picture.file}
          alt=""
          sizes="150px"
          measures={measures && { ...measures, focus: picture.focus || undefined }}
        />
        <Place aria-hidden>{index + 1}</Place>
      </Choose>
      <Foot aria-hidden data-missing={isMissingWords}>
        {isMissingWords ? (
          <>
            <WarningIcon size={16} /> Describe it
          </>
        ) : (
          `Position ${place}`
        )}
      </Foot>
      {isMovable && (
        <Grip aria-hidden>
          <DragIcon size={16} />
        </Grip>
      )}
    </Root>
  );
}
