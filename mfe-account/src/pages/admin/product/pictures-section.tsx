import { useEffect, useLayoutEffect, useRef, useState, type DragEvent } from 'react';
import { styled } from 'styled-components';
import type { ProductColor, UploadedPicture } from '@ritual/shared/contract';
import { movedTo } from '@ritual/shared/kernel';
import { bareList, borderWidth, radius, space } from '@ritual/shared/theme';
import { FormError } from '@ritual/shared/ui';
import { role, Section, useAnnounce, useUndo } from '../../../admin/index.ts';
import { pictureLines, picturesIn, withPicture } from '../../../rules/product/picture-lines.ts';
import { Hint } from '../order/lines.ts';
import { AddPictures } from './add-pictures.tsx';
import { PictureFields } from './picture-fields.tsx';
import { PictureTile } from './picture-tile.tsx';
import { UploadList } from './upload-list.tsx';
import type { OnUploaded, Uploads } from './use-uploads.ts';

const Drop = styled.div`
  border-radius: ${radius('panel')};
  &[data-over='true'] {
    outline: ${borderWidth('selected')} dashed ${role('control')};
    outline-offset: ${space(2)};
  }
`;

const List = styled.ol`
  ${bareList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: ${space(3)};
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
  const say = useUndo();
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const [chosenFile, choose] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  /** What is dragged, and the order before. */
  const [drag, setDrag] = useState<{ readonly file: string; readonly before: string } | null>(null);
  /** Whose tile gets the focus; '': none is left. */
  const [moved, setMoved] = useState<{ readonly file: string } | null>(null);

  const pictures = picturesIn(value);
  const chosen = pictures.find(({ file }) => file === chosenFile) ?? null;
  const undescribed = error === undefined ? undefined : pictures.find(({ alt }) => alt.trim() === '');
  const measuresOf = (file: string) => [...images, ...uploads.known].find((each) => each.file === file);

  const move = (file: string, to: number) =>
    onChange((lines) => {
      const now = picturesIn(lines);
      return pictureLines(
        movedTo(
          now,
          now.findIndex((each) => each.file === file),
          to,
        ),
      );
    });
  const moveByKey = (file: string, to: number) => {
    const place = Math.min(pictures.length - 1, Math.max(0, to));
    move(file, place);
    setMoved({ file });
    announce(`Position ${String(place + 1)} of ${String(pictures.length)}`);
  };
  const describe = (file: string, changes: { readonly alt?: string; readonly color?: string }) =>
    onChange((lines) =>
      pictureLines(picturesIn(lines).map((each) => (each.file === file ? { ...each, ...changes } : each))),
    );
  const remove = (file: string, index: number) => {
    const before = value;
    const next = pictures[index + 1] ?? pictures[index - 1];
    onChange((lines) => pictureLines(picturesIn(lines).filter((each) => each.file !== file)));
    choose(next?.file ?? null);
    setMoved(next ?? { file: '' });
    const undo = () => Promise.resolve(onChange(() => before));
    say({ words: `Picture ${String(index + 1)} is taken out`, undo });
  };
  const onUploaded: OnUploaded = ({ file }, after) => {
    onChange((lines) => withPicture(lines, file, after));
    choose((now) => now ?? file);
  };
  const add = (files: readonly File[]) => uploads.add(files, onUploaded);

  // Moved elements lose the focus.
  useLayoutEffect(() => {
    if (moved)
      root.current
        ?.querySelector<HTMLElement>(moved.file === '' ? 'input[type=file]' : `[data-file="${moved.file}"]`)
        ?.focus();
  }, [moved]);

  const wrong = undescribed?.file;
  useEffect(() => {
    if (wrong !== undefined) choose(wrong);
  }, [wrong]);

  const files = (event: DragEvent, work: () => void) => {
    if (!writable || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    work();
  };
  if (!writable && pictures.length === 0) return null;
  return (
    <Section
      title="Pictures"
      actions={
        writable && pictures.length > 1 && <Hint>Drag, or focus a picture and use the arrow keys</Hint>
      }
    >
      {error !== undefined && <FormError>{error}</FormError>}
      <Drop
        ref={root}
        data-over={isOver}
        onDragEnter={(event) => files(event, () => setOver(true))}
        onDragOver={(event) => files(event, () => setOver(true))}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={(event) =>
          files(event, () => {
            setOver(false);
            add([...event.dataTransfer.files]);
          })
        }
      >
        <List
          onDragOver={(event) => drag && event.preventDefault()}
          onDrop={(event) => {
            if (!drag) return;
            event.preventDefault();
            setDrag(null);
          }}
        >
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.file}
              {...{ picture, index, writable, count: pictures.length }}
              measures={measuresOf(picture.file)}
              chosen={picture.file === chosen?.file}
              dragged={picture.file === drag?.file}
              isMissingWords={error !== undefined && picture.alt.trim() === ''}
              onChoose={() => choose(picture.file)}
              onMove={(to) => moveByKey(picture.file, to)}
              onDrag={(event) => {
                if (event === 'start') setDrag({ file: picture.file, before: value });
                else if (event === 'over' && drag) move(drag.file, index);
                // It was let go elsewhere, or Esc was pressed: everything stands where it stood.
                else if (event === 'end' && drag) {
                  onChange(() => drag.before);
                  setDrag(null);
                }
              }}
            />
          ))}
          {writable && <AddPictures onAdd={add} />}
        </List>
        <UploadList
          uploads={uploads.uploads}
          onRetry={(upload) => uploads.retry(upload, onUploaded)}
          onRemove={uploads.remove}
        />
        {writable && chosen && (
          <PictureFields
            key={chosen.file}
            picture={chosen}
            {...{ index: pictures.indexOf(chosen), count: pictures.length, colors }}
            error={
              error !== undefined && chosen.alt.trim() === '' ? 'Say what the picture shows.' : undefined
            }
            isFirstProblem={isFirstProblem}
            onDescribe={(changes) => describe(chosen.file, changes)}
            onMove={(to) => move(chosen.file, to)}
            onRemove={() => remove(chosen.file, pictures.indexOf(chosen))}
          />
        )}
      </Drop>
    </Section>
  );
}
