import type { KeyboardEvent, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { focusIn, focusMiddle, focusText, type PictureFocus } from '@ritual/shared/kernel';
import { bareButton, space } from '@ritual/shared/theme';
import { mediaUrl, Picture, type PictureMeasures, type PictureRatio } from '@ritual/shared/ui';
import { Action, role, text, useAnnounce } from '../../../admin/index.ts';
import { Hint } from '../order/lines.ts';

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Label = styled.span`
  ${text('label')}
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(4)};
`;

/** The whole picture, as wide as its form allows. */
const Choose = styled.button<{ $ratio: number }>`
  ${bareButton}
  position: relative;
  display: block;
  width: ${({ $ratio }) => ($ratio > 1 ? 220 : 132)}px;
  max-width: 100%;
  cursor: crosshair;
  outline-offset: ${space(0.5)};
  & img {
    display: block;
    width: 100%;
    height: auto;
  }
  & svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }
  & circle {
    fill: none;
    stroke: ${role('panel')};
    stroke-width: 2.5;
  }
  & circle:first-child {
    stroke: ${role('text')};
    stroke-width: 5;
  }
`;

const Cropped = styled.figure<{ $wide: boolean }>`
  display: grid;
  gap: ${space(1)};
  width: ${({ $wide }) => ($wide ? 176 : 104)}px;
  margin: 0;
`;

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface FocusFieldProps {
  readonly file: string;
  readonly measures: PictureMeasures;
  /** As `focusText` writes it; '': its middle, or what the page chooses. */
  readonly value: string;
  /** Of the places where it is cropped. */
  readonly ratio: PictureRatio;
  readonly onChange: (value: string) => void;
}

/** The point of a picture that stays in view where it is cropped: by a click, or by the arrow keys. */
export function FocusField({ file, measures, value, ratio, onChange }: FocusFieldProps) {
  const announce = useAnnounce();
  const focus = focusIn(value);
  const words = ({ x, y }: PictureFocus) => `${String(x)}% from the left, ${String(y)}% from the top`;
  const put = (next: PictureFocus) => onChange(focusText(next) ?? '');
  const click = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Enter and Space are clicks without a place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    put({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 });
  };
  const key = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const by = event.shiftKey ? 1 : 5;
    const next = focusIn(
      focusText({ x: focus.x + step[0] * by, y: focus.y + step[1] * by }) ?? focusText(focusMiddle),
    );
    put(next);
    announce(words(next));
  };
  const { width, height } = measures;
  return (
    <Root role="group" aria-label="What stays in view">
      <Label>What stays in view</Label>
      <Row>
        <Choose
          type="button"
          $ratio={width / height}
          aria-label={`Point that stays in view: ${words(focus)}`}
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
          onClick={click}
          onKeyDown={key}
        >
          <img src={mediaUrl(file, 256)} alt="" width={width} height={height} draggable={false} />
          <svg aria-hidden="true">
            <circle cx={`${String(focus.x)}%`} cy={`${String(focus.y)}%`} r="9" />
            <circle cx={`${String(focus.x)}%`} cy={`${String(focus.y)}%`} r="9" />
          </svg>
        </Choose>
        <Cropped $wide={ratio !== '4/5'}>
          <Picture
            file={file}
            alt=""
            sizes="176px"
            ratio={ratio}
            measures={{ ...measures, focus: value || undefined }}
          />
          <figcaption>
            <Hint>Cropped</Hint>
          </figcaption>
        </Cropped>
        {value !== '' && (
          <Action look="plain" onClick={() => onChange('')}>
            Back to the usual point
          </Action>
        )}
      </Row>
      <Hint>Click the part that matters most, or move the point with the arrow keys.</Hint>
    </Root>
  );
}
