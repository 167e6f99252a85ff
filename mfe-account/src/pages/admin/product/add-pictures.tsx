import { styled } from 'styled-components';
import { pictureLimits } from '@ritual/shared/kernel';
import { borderWidth, focusRing, media, radius, space, visuallyHidden } from '@ritual/shared/theme';
import { PlusIcon } from '@ritual/shared/ui';
import { role, text } from '../../../admin/index.ts';

const Tile = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(2)};
  height: 100%;
  min-height: 120px;
  padding: ${space(3)};
  border: ${borderWidth('hairline')} dashed ${role('control')};
  border-radius: ${radius('control')};
  color: ${role('secondary')};
  text-align: center;
  ${text('cell')}
  cursor: pointer;
  ${media.hover} {
    &:hover {
      background: ${role('selected')};
    }
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  & > input {
    ${visuallyHidden}
  }
`;

const Kinds = styled.span`
  ${text('hint')}
  color: ${role('muted')};
`;

const mostMegabytes = pictureLimits.bytes / 1024 / 1024;

interface AddPicturesProps {
  /** Not several. */
  readonly one?: boolean;
  readonly onAdd: (files: readonly File[]) => void;
}

/** Chooses files; what is around takes those that are dropped. */
export function AddPictures({ one = false, onAdd }: AddPicturesProps) {
  return (
    <li>
      <Tile>
        <PlusIcon size={20} />
        {one ? 'Upload a picture' : 'Add pictures'}
        <Kinds>JPEG, PNG, WebP or AVIF, {mostMegabytes} MB at most</Kinds>
        <input
          type="file"
          multiple={!one}
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => {
            onAdd([...(target.files ?? [])]);
            // The same file may be chosen once more.
            target.value = '';
          }}
        />
      </Tile>
    </li>
  );
}
