import { useState } from 'react';
import { styled } from 'styled-components';
import { layout, space } from '@ritual/shared/theme';
import { genderLabel, genders, type Gender, type ImportKind } from '@ritual/shared/kernel';
import { DownloadIcon, FormError, Select } from '@ritual/shared/ui';
import { Action, FileChooser, role, saveCsv, Section, text } from '../../../admin/index.ts';
import { kindWords } from './import-kinds.ts';

const Hint = styled.p`
  max-width: 68ch;
  padding-block: ${space(3)};
  ${text('hint')}
  color: ${role('muted')};
`;

const ForWhom = styled.div`
  max-width: ${layout.asideWide}px;
  padding-block-end: ${space(4)};
`;

interface ChooseFileProps {
  readonly kind: ImportKind;
  /** How much has been sent, from 0 to 1; null: nothing is on its way. */
  readonly share: number | null;
  readonly problem: string | null;
  readonly onFile: (file: File, gender: Gender | null) => void;
  readonly onStop: () => void;
}

/** A file that is chosen or dropped, and how far it is. */
export function ChooseFile({ kind, share, problem, onFile, onStop }: ChooseFileProps) {
  const { hint, example } = kindWords[kind];
  const [gender, setGender] = useState<Gender | null>(null);
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
        onFile={(file) => onFile(file, gender)}
      />
      {problem !== null && <FormError>{problem}</FormError>}
      <Hint>{hint}</Hint>
      {kind === 'products' && (
        <ForWhom>
          <Select
            size="compact"
            label="For whom, where Shopify’s file does not say it"
            placeholder="Show me these products as errors"
            options={genders.map((value) => ({ value, label: genderLabel[value] }))}
            value={gender ?? ''}
            onChange={({ target }) => setGender(genders.find((each) => each === target.value) ?? null)}
          />
        </ForWhom>
      )}
      <Action icon={<DownloadIcon size={18} />} onClick={() => saveCsv(example.name, example.text())}>
        Download an example
      </Action>
    </Section>
  );
}
