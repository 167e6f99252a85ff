import type { DragEvent } from 'react';
import { styled } from 'styled-components';
import type { ProductColor, UploadedPicture } from '@ritual/shared/contract';
import { bareList, space } from '@ritual/shared/theme';
import { FormError } from '@ritual/shared/ui';
import { phone, Section } from '../../../admin/index.ts';
import { picturesIn } from '../../../rules/product/picture-lines.ts';
import { Hint } from '../order/lines.ts';
import { AddPictures } from './add-pictures.tsx';
import { FileDrop } from './file-drop.tsx';
import { PictureFields } from './picture-fields.tsx';
import { PictureTile } from './picture-tile.tsx';
import { UploadList } from './upload-list.tsx';
import { usePictures } from './use-pictures.ts';
import type { Uploads } from './use-uploads.ts';

const List = styled.ol`
  ${bareList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: ${space(3)};
  ${phone} {
    grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  }
`;

const Problem = styled.div`
  margin-block-end: ${space(3)};
`;

/** Fingers have the buttons. */
const ByHand = styled(Hint)`
  ${phone} {
    display: none;
  }
`;

interface PicturesSectionProps {
  /** See `pictureLines`. */
  readonly value: string;
  readonly onChange: (change: (lines: string) => string) => void;
  readonly error: string | undefined;
  /** Whether it is the first thing to correct: the focus goes there. */
  readonly isFirstProblem: boolean;
  readonly uploads: Uploads;
  /** Pictures whose measures are known: those of the product. */
  readonly images: readonly UploadedPicture[];
  readonly colors: readonly ProductColor[];
  readonly writable: boolean;
}

/** The pictures in the order in which shoppers see them; the one that is chosen is described below. */
export function PicturesSection(props: PicturesSectionProps) {
  const { value, onChange, error, isFirstProblem, uploads, images, colors, writable } = props;
  const lacksWords = ({ alt }: { readonly alt: string }) => error !== undefined && alt.trim() === '';
  const wrong = picturesIn(value).find(lacksWords)?.file;
  const form = usePictures({ value, onChange, wrong });
  const { pictures, chosen } = form;
  const add = (files: readonly File[]) => uploads.add(files, form.onUploaded);
  const accept = (event: DragEvent) => form.dragged !== undefined && event.preventDefault();
  const measuresOf = (wanted: string) => [...images, ...uploads.known].find(({ file }) => file === wanted);
  const tiles = pictures.map((picture, index) => (
    <PictureTile
      key={picture.file}
      {...{ picture, index, writable, count: pictures.length }}
      measures={measuresOf(picture.file)}
      chosen={picture.file === chosen?.file}
      dragged={picture.file === form.dragged}
      isMissingWords={lacksWords(picture)}
      onChoose={() => form.choose(picture)}
      onMove={(to) => form.moveByKey(picture, to)}
      onDragStart={() => form.dragStart(picture.file)}
      onDragOver={() => form.dragOver(index)}
      onDragEnd={form.dragEnd}
    />
  ));
  if (!writable)
    return (
      pictures.length > 0 && (
        <Section title="Pictures">
          <List>{tiles}</List>
        </Section>
      )
    );
  return (
    <Section
      title="Pictures"
      actions={pictures.length > 1 && <ByHand>Drag, or focus a picture and use the arrow keys</ByHand>}
    >
      {error !== undefined && (
        <Problem>
          <FormError>{error}</FormError>
        </Problem>
      )}
      <FileDrop onFiles={add}>
        <List
          ref={form.list}
          onDragEnter={accept}
          onDragOver={accept}
          onDrop={(event) => form.drop() && event.preventDefault()}
        >
          {tiles}
          <AddPictures onAdd={add} />
        </List>
        <UploadList
          uploads={uploads.uploads}
          onRetry={(upload) => uploads.retry(upload, form.onUploaded)}
          onRemove={uploads.remove}
        />
        {chosen && (
          <PictureFields
            key={chosen.file}
            ref={form.fields}
            picture={chosen}
            {...{ index: pictures.indexOf(chosen), count: pictures.length, colors, isFirstProblem }}
            measures={measuresOf(chosen.file)}
            error={lacksWords(chosen) ? 'Say what the picture shows.' : undefined}
            onDescribe={(changes) => form.describe(chosen.file, changes)}
            onMove={(to) => form.move(chosen.file, to)}
            onRemove={() => form.remove(chosen.file)}
          />
        )}
      </FileDrop>
    </Section>
  );
}
