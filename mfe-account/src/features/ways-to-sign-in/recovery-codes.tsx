import { styled } from 'styled-components';
import { renewRecoveryCodes } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { bareList, space, type } from '@ritual/shared/theme';
import { Button, ButtonRow, Notice } from '@ritual/shared/ui';
import { Narrow } from '../account/account-section.tsx';
import { saveFile } from '../files/save-file.ts';
import type { Change } from './section-props.ts';

const Codes = styled.ul`
  ${bareList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${space(2, 5)};
  ${type('bodyStrong')}
  font-variant-numeric: tabular-nums;
`;

interface RecoveryCodesProps {
  readonly left: number;
  /** Those that were just made; they are shown once. */
  readonly codes: readonly string[] | null;
  readonly change: Change;
  readonly onCodes: (codes: readonly string[]) => void;
}

export function RecoveryCodes({ left, codes, change, onCodes }: RecoveryCodesProps) {
  const renew = async () => {
    const made = await change('Make new codes', () => api.call(renewRecoveryCodes));
    if (made) onCodes(made.recoveryCodes);
  };
  return (
    <Narrow>
      {codes ? (
        <>
          <Notice tone="warning" live="status">
            Keep these codes where you find them without your phone. They are shown only now.
          </Notice>
          <Codes aria-label="Recovery codes">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Codes>
        </>
      ) : (
        <p>
          {left === 0 ? 'No codes are left.' : left === 1 ? 'One code is left.' : `${left} codes are left.`}
        </p>
      )}
      <ButtonRow>
        {codes && (
          <Button
            variant="outline"
            onClick={() => saveFile('recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}
          >
            Download codes
          </Button>
        )}
        <Button variant={codes ? 'text' : 'outline'} onClick={() => void renew()}>
          Make new codes
        </Button>
      </ButtonRow>
    </Narrow>
  );
}
