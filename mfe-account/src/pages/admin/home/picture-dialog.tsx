import { styled } from 'styled-components';
import type { ContentPicture } from '@ritual/shared/kernel';
import { bareButton, bareList, borderWidth, radius, space } from '@ritual/shared/theme';
import { Picture } from '@ritual/shared/ui';
import { Action, AdminDialog, DialogFoot, DialogWords, role } from '../../../admin/index.ts';
import { AddPictures } from '../product/add-pictures.tsx';
import { FileDrop } from '../product/file-drop.tsx';
import { UploadList } from '../product/upload-list.tsx';
import { useUploads } from '../product/use-uploads.ts';

const List = styled.ul`
  ${bareList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${space(3)};
  margin-block: ${space(4)};
`;

const Choose = styled.button`
  ${bareButton}
  display: block;
  width: 100%;
  outline-offset: ${space(0.5)};
  &[aria-pressed='true'] {
    outline: ${borderWidth('selected')} solid ${role('focus')};
    border-radius: ${radius('control')};
  }
`;

interface PictureDialogProps {
  readonly open: boolean;
  /** The file that is chosen now. */
  readonly chosen: string;
  /** That may be chosen: those that the page has or had. */
  readonly pictures: readonly ContentPicture[];
  readonly onClose: () => void;
  readonly onChoose: (picture: ContentPicture) => void;
}

/** Chooses a picture of the page, or takes in a new one. */
export function PictureDialog({ open, ...rest }: PictureDialogProps) {
  return (
    <AdminDialog open={open} onClose={rest.onClose} title="Choose a picture" width="wide">
      {open && <Pictures {...rest} />}
    </AdminDialog>
  );
}

function Pictures({ chosen, pictures, onClose, onChoose }: Omit<PictureDialogProps, 'open'>) {
  const uploads = useUploads();
  const onUploaded = ({ file, width, height, placeholder }: ContentPicture) =>
    onChoose({ file, width, height, ...(placeholder !== undefined && { placeholder }) });
  const add = ([first]: readonly File[]) => first && uploads.add([first], onUploaded);
  return (
    <FileDrop onFiles={add}>
      <DialogWords>
        Upload a new one, or choose one that the page has or had. A wide one should have at least 1920 pixels
        from side to side.
      </DialogWords>
      <UploadList
        uploads={uploads.uploads}
        onRetry={(upload) => uploads.retry(upload, onUploaded)}
        onRemove={uploads.remove}
      />
      <List aria-label="Pictures">
        <AddPictures one onAdd={add} />
        {pictures.map((picture, index) => (
          <li key={picture.file}>
            <Choose
              type="button"
              aria-label={`Picture ${String(index + 1)}: ${nameOf(picture)}`}
              aria-pressed={picture.file === chosen}
              onClick={() => onChoose(picture)}
            >
              <Picture
                file={picture.file}
                alt=""
                sizes="180px"
                ratio={picture.height > picture.width ? '4/5' : '3/2'}
                measures={picture}
              />
            </Choose>
          </li>
        ))}
      </List>
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
      </DialogFoot>
    </FileDrop>
  );
}

const nameOf = ({ file, width, height }: ContentPicture) =>
  `${/^[0-9a-f]{32}\./.test(file) ? 'uploaded' : file.replace(/\.\w+$/, '').replaceAll('-', ' ')}, ${String(width)} × ${String(height)}`;
