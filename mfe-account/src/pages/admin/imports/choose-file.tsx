import { useRef, useState, type DragEvent } from 'react';
import { styled } from 'styled-components';
import { borderWidth, radius, space, visuallyHidden } from '@ritual/shared/theme';
import { FormError, UploadIcon } from '@ritual/shared/ui';
import { Action, role, Section, text, useAdminKeys } from '../../../admin/index.ts';

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

const Hint = styled.p`
  max-width: 68ch;
  padding-block-start: ${space(3)};
  ${text('hint')}
  color: ${role('muted')};
`;

interface ChooseFileProps {
  /** How much has been sent, from 0 to 1; null: nothing is on its way. */
  readonly share: number | null;
  readonly problem: string | null;
  readonly onFile: (file: File) => void;
  readonly onStop: () => void;
}

/** A file that is chosen or dropped, and how far it is. */
export function ChooseFile({ share, problem, onFile, onStop }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = () => input.current?.click();
  useAdminKeys('Import', [{ press: 'f', label: 'Choose a file', run: choose }]);
  const take = (file: File | undefined) => {
    if (file && share === null) onFile(file);
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
    <Section title="Import a file" busy={share !== null}>
      <Drop $over={over} {...drop}>
        {share === null ? (
          <>
            <UploadIcon size={24} />
            Drop a CSV file here, or
            <Action press="f" onClick={choose}>
              Choose a file
            </Action>
          </>
        ) : (
          <>
            <span role="status">{share < 1 ? 'Sending the file…' : 'Trying every row…'}</span>
            <progress aria-label="Sent" {...(share < 1 && { value: share })} />
            <Action onClick={onStop}>Stop</Action>
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
      {problem !== null && <FormError>{problem}</FormError>}
      <Hint>
        The form is that of the export of products; a file with only some of its columns, such as SKU and
        Price, changes only those. Shopify’s export of products is taken as it comes. Nothing changes before
        you have seen what would.
      </Hint>
    </Section>
  );
}
