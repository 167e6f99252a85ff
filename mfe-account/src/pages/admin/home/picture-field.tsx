import { useId } from 'react';
import { styled } from 'styled-components';
import type { ContentPicture } from '@ritual/shared/kernel';
import { space, weight } from '@ritual/shared/theme';
import { Picture, type PictureRatio } from '@ritual/shared/ui';
import { Action, role, text } from '../../../admin/index.ts';
import { FocusField } from '../content/focus-field.tsx';
import { Hint } from '../order/lines.ts';

const Root = styled.div`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;
`;

const Label = styled.span`
  ${text('label')}
`;

const Optional = styled.span`
  font-weight: ${weight('regular')};
  color: ${role('muted')};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 3)};
`;

const Shown = styled.div<{ $ratio: PictureRatio }>`
  width: ${({ $ratio }) => ($ratio === '4/5' ? 60 : 132)}px;
`;

const Problem = styled.p`
  ${text('hint')}
  color: ${role('danger')};
`;

interface PictureFieldProps {
  readonly label: string;
  readonly optional?: boolean;
  /** Path of the field. */
  readonly name: string;
  readonly hint: string;
  /** null: none, which is right here. */
  readonly picture: ContentPicture | null;
  readonly ratio: PictureRatio;
  readonly error: string | undefined;
  readonly onPick: () => void;
  /** The same picture with another point that stays in view. */
  readonly onFocus: (picture: ContentPicture) => void;
  /** It can do without. */
  readonly onRemove?: () => void;
}

/** A picture of the page, and the way to another one. */
export function PictureField({
  label,
  optional = false,
  name,
  hint,
  picture,
  ratio,
  error,
  onPick,
  onFocus,
  onRemove,
}: PictureFieldProps) {
  const id = useId();
  const has = picture !== null && picture.file !== '';
  const words = has ? 'Change' : 'Choose a picture';
  return (
    <Root role="group" aria-labelledby={id}>
      <Label id={id}>
        {label}
        {optional && <Optional> (optional)</Optional>}
      </Label>
      <Row>
        {has && (
          <Shown $ratio={ratio}>
            <Picture file={picture.file} alt="" sizes="132px" ratio={ratio} measures={picture} />
          </Shown>
        )}
        <Action name={name} aria-label={`${words}: ${label}`} onClick={onPick}>
          {words}
        </Action>
        {has && onRemove && (
          <Action look="plain" aria-label={`Do without: ${label}`} onClick={onRemove}>
            Do without
          </Action>
        )}
      </Row>
      {error !== undefined && <Problem role="alert">{error}</Problem>}
      <Hint>{hint}</Hint>
      {has && (
        <FocusField
          file={picture.file}
          measures={picture}
          {...{ ratio }}
          value={picture.focus ?? ''}
          onChange={(focus) => {
            const { focus: _, ...rest } = picture;
            onFocus({ ...rest, ...(focus !== '' && { focus }) });
          }}
        />
      )}
    </Root>
  );
}
