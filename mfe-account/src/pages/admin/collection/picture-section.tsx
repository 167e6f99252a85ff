import { useState } from 'react';
import { styled } from 'styled-components';
import { pictureLimits, type ContentPicture } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field } from '@ritual/shared/ui';
import { Section } from '../../../admin/index.ts';
import { pictureIn, pictureLine } from '../../../rules/collection/picture-line.ts';
import { PictureDialog } from '../home/picture-dialog.tsx';
import { PictureField } from '../home/picture-field.tsx';

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
`;

interface PictureSectionProps {
  /** See `pictureLine`. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The picture above the products of a collection. */
export function PictureSection({ value, error, onChange }: PictureSectionProps) {
  const [choosing, setChoosing] = useState(false);
  const picture = pictureIn(value);
  const shown: ContentPicture | null = picture && {
    ...{ file: picture.file, width: picture.width, height: picture.height },
    ...(picture.focus !== '' && { focus: picture.focus }),
  };
  const put = (next: ContentPicture) => onChange(pictureLine({ ...next, alt: picture?.alt ?? '' }));
  const isMissingWords = picture !== null && picture.alt.trim() === '';
  return (
    <Section title="Picture">
      <Stack>
        <PictureField
          label="Picture"
          optional
          name="picture"
          hint="Across the page above its products, and offered for tiles of the home page. At least 1920 pixels from side to side."
          picture={shown}
          ratio="3/1"
          error={isMissingWords ? undefined : error}
          onPick={() => setChoosing(true)}
          onFocus={put}
          onRemove={() => onChange('')}
        />
        {picture && (
          <Field
            size="compact"
            label="What it shows"
            hint="Read out to people who cannot see it."
            maxLength={pictureLimits.alt}
            autoComplete="off"
            value={picture.alt}
            error={isMissingWords ? error : undefined}
            onChange={({ target }) => onChange(pictureLine({ ...picture, alt: target.value }))}
          />
        )}
      </Stack>
      <PictureDialog
        open={choosing}
        chosen={picture?.file ?? ''}
        pictures={shown ? [shown] : []}
        onClose={() => setChoosing(false)}
        onChoose={(next) => {
          setChoosing(false);
          // Another picture shows something else.
          if (next.file === picture?.file) put(next);
          else onChange(pictureLine({ ...next, alt: '' }));
        }}
      />
    </Section>
  );
}
