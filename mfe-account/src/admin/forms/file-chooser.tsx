import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { borderWidth, radius, space, visuallyHidden } from '@ritual/shared/theme';
import { UploadIcon } from '@ritual/shared/ui';
import { useAdminKeys } from '../keys/use-admin-keys.ts';
import { role, text } from '../theme/index.ts';
import { Action } from '../theme/button.tsx';

const Drop = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(7)} ${space(4)};
  border: ${borderWidth('hairline')} dashed ${role('control')};
  border-radius: ${radius('panel')};
  background: ${({ $over }) => role($over ? 'selected' : 'tint')};
  ${text('body')}
  color: ${role('secondary')};
  text-align: center;
  & > input {
    ${visuallyHidden}
  }
  & > progress {
    width: min(100%, 320px);
    accent-color: ${role('text')};
  }
`;

interface FileChooserProps {
  /** The group of the key F in the list of keys. */
  readonly keys: string;
  /** Instead of the button while a file is on its way: then no other one is taken. */
  readonly busy?: ReactNode;
  readonly onFile: (file: File) => void;
}

/** A CSV file that is chosen or dropped. */
export function FileChooser({ keys, busy, onFile }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = () => input.current?.click();
  useAdminKeys(keys, [{ press: 'f', label: 'Choose a file', run: choose }]);
  const take = (file: File | undefined) => {
    if (file && !busy) onFile(file);
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files[0]);
    },
  };
  return (
    <Drop $over={over} {...drop}>
      {busy || (
        <>
          <UploadIcon size={24} />
          Drop a CSV file here, or
          <Action press="f" onClick={choose}>
            Choose a file
          </Action>
        </>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label="CSV file"
        tabIndex={-1}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
    </Drop>
  );
}
