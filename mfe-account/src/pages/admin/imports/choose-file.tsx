import { useState } from 'react';
import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import type { ImportDefaults, ImportKind } from '@ritual/shared/kernel';
import { DownloadIcon, FormError } from '@ritual/shared/ui';
import { Action, FileChooser, role, saveCsv, Section, text } from '../../../admin/index.ts';
import { kindWords } from './import-kinds.ts';
import { ShopifyChoices } from './shopify-choices.tsx';

const Hint = styled.p`
  max-width: 68ch;
  padding-block: ${space(3)};
  ${text('hint')}
  color: ${role('muted')};
`;

interface ChooseFileProps {
  readonly kind: ImportKind;
  /** Names of the colors of the store. */
  readonly colors: readonly string[];
  /** How much has been sent, from 0 to 1; null: nothing is on its way. */
  readonly share: number | null;
  readonly problem: string | null;
  readonly onFile: (file: File, defaults: ImportDefaults) => void;
  readonly onStop: () => void;
}

/** A file that is chosen or dropped, and how far it is. */
export function ChooseFile({ kind, colors, share, problem, onFile, onStop }: ChooseFileProps) {
  const { hint, example } = kindWords[kind];
  const [chosen, setChosen] = useState<ImportDefaults>({});
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
        onFile={(file) => onFile(file, chosen)}
      />
      {problem !== null && <FormError>{problem}</FormError>}
      <Hint>{hint}</Hint>
      {kind === 'products' && <ShopifyChoices chosen={chosen} colors={colors} onChange={setChosen} />}
      <Action icon={<DownloadIcon size={18} />} onClick={() => saveCsv(example.name, example.text())}>
        Download an example
      </Action>
    </Section>
  );
}
