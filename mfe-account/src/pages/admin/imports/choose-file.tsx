import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { exampleFile } from '@ritual/shared/kernel';
import { DownloadIcon, FormError } from '@ritual/shared/ui';
import { Action, FileChooser, role, saveCsv, Section, text } from '../../../admin/index.ts';

const Hint = styled.p`
  max-width: 68ch;
  padding-block: ${space(3)};
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
  return (
    <Section title="Import a file" busy={share !== null}>
      <FileChooser
        keys="Import"
        busy={
          share !== null && (
            <>
              <span role="status">{share < 1 ? 'Sending the file…' : 'Trying every row…'}</span>
              <progress aria-label="Sent" {...(share < 1 && { value: share })} />
              <Action onClick={onStop}>Stop</Action>
            </>
          )
        }
        onFile={onFile}
      />
      {problem !== null && <FormError>{problem}</FormError>}
      <Hint>
        The form is that of the export of products; a file with only some of its columns, such as SKU and
        Price, changes only those. Shopify’s export of products is taken as it comes. Nothing changes before
        you have seen what would.
      </Hint>
      <Action icon={<DownloadIcon size={18} />} onClick={() => saveCsv('products-example', exampleFile())}>
        Download an example
      </Action>
    </Section>
  );
}
