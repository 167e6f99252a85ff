import { useEffect, useRef, type Ref } from 'react';
import { styled } from 'styled-components';
import type { ProductColor } from '@ritual/shared/contract';
import { pictureLimits } from '@ritual/shared/kernel';
import { borderWidth, space } from '@ritual/shared/theme';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  Field,
  Select,
  TrashIcon,
  type PictureMeasures,
} from '@ritual/shared/ui';
import { Action, phone, role, text } from '../../../admin/index.ts';
import type { ShownPicture } from '../../../rules/product/picture-lines.ts';
import { FocusField } from '../content/focus-field.tsx';
import { Swatch } from './swatch.tsx';

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(4)};
  padding-block-start: ${space(4)};
  border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
`;

const Title = styled.h3`
  ${text('strong')}
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${space(4)};
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Cards and the product's page show four to five. */
const isCropped = ({ width, height }: PictureMeasures) => Math.abs(width / height - 4 / 5) > 0.01;

interface PictureFieldsProps {
  readonly picture: ShownPicture;
  readonly index: number;
  readonly count: number;
  /** Those of the product's variants. */
  readonly colors: readonly ProductColor[];
  readonly error: string | undefined;
  /** The focus goes to what is wrong here. */
  readonly isFirstProblem: boolean;
  readonly ref: Ref<HTMLDivElement>;
  /** undefined: they are not known. */
  readonly measures: PictureMeasures | undefined;
  readonly onDescribe: (changes: {
    readonly alt?: string;
    readonly color?: string;
    readonly focus?: string;
  }) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** What is said of a picture, and where it stands: by buttons, which a finger can use, too. */
export function PictureFields({ picture, index, count, colors, error, ...props }: PictureFieldsProps) {
  const { isFirstProblem, ref, measures, onDescribe, onMove, onRemove } = props;
  const alt = useRef<HTMLInputElement>(null);
  const asks = error !== undefined && isFirstProblem;
  useEffect(() => {
    if (asks) alt.current?.focus();
  }, [asks]);
  const shown = colors.find(({ id }) => id === picture.color);
  const options = colors.map(({ id, name }) => ({ value: id, label: name }));
  const name = `Picture ${String(index + 1)}`;
  return (
    <Root ref={ref} role="group" aria-label={name}>
      <Title>{name}</Title>
      <Row>
        <Field
          ref={alt}
          size="compact"
          label="What it shows"
          hint="Read out to people who cannot see it: garment, color, view."
          placeholder="Ascend Legging in pine, from the front"
          maxLength={pictureLimits.alt}
          autoComplete="off"
          value={picture.alt}
          error={error}
          onChange={({ target }) => onDescribe({ alt: target.value })}
        />
        <Select
          size="compact"
          label="Color"
          optional
          icon={shown && <Swatch color={shown.code} />}
          options={[{ value: '', label: 'All colors' }, ...options]}
          value={picture.color}
          onChange={({ target }) => onDescribe({ color: target.value })}
        />
      </Row>
      {measures && isCropped(measures) && (
        <FocusField
          file={picture.file}
          measures={measures}
          ratio="4/5"
          value={picture.focus}
          onChange={(focus) => onDescribe({ focus })}
        />
      )}
      <Buttons>
        {count > 1 && (
          <>
            <Action icon={<ArrowLeftIcon size={16} />} onClick={() => onMove(index - 1)}>
              Earlier
            </Action>
            <Action icon={<ArrowRightIcon size={16} />} onClick={() => onMove(index + 1)}>
              Later
            </Action>
          </>
        )}
        <Action look="danger" icon={<TrashIcon size={16} />} onClick={onRemove}>
          Take it out
        </Action>
      </Buttons>
    </Root>
  );
}
