import { styled } from 'styled-components';
import { bareList, borderWidth, space } from '@ritual/shared/theme';
import { ProgressBar, WarningIcon } from '@ritual/shared/ui';
import { Action, role, text } from '../../../admin/index.ts';
import type { Upload } from './use-uploads.ts';

const List = styled.ul`
  ${bareList}
  margin-block-start: ${space(4)};
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1, 3)};
    min-height: 46px;
    padding-block: ${space(1.5)};
    border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
    ${text('cell')}
  }
`;

const Name = styled.span`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Share = styled.span`
  flex: 1 1 160px;
`;

const Problem = styled.span`
  display: flex;
  gap: ${space(1.5)};
  margin-block-start: ${space(0.5)};
  color: ${role('danger')};
  & > svg {
    flex: none;
    margin-block-start: ${space(0.5)};
  }
`;

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onRetry: (upload: Upload) => void;
  readonly onRemove: (id: number) => void;
}

/** What is on its way to the store, and what did not get there. */
export function UploadList({ uploads, onRetry, onRemove }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <List aria-label="Uploads">
      {uploads.map((upload) => {
        const { id, file, share, problem, again } = upload;
        return (
          <li key={id}>
            <Name>
              {file.name}
              {problem !== null && (
                <Problem>
                  <WarningIcon size={16} />
                  {problem}
                </Problem>
              )}
            </Name>
            {problem === null && (
              <Share>
                <ProgressBar
                  label={`Upload of ${file.name}`}
                  value={share}
                  max={1}
                  valueText={share < 1 ? `${String(Math.round(share * 100))} %` : 'Being prepared'}
                />
              </Share>
            )}
            {problem !== null && again && (
              <Action aria-label={`Try again: ${file.name}`} onClick={() => onRetry(upload)}>
                Try again
              </Action>
            )}
            <Action
              look="plain"
              aria-label={`${problem === null ? 'Stop' : 'Dismiss'}: ${file.name}`}
              onClick={() => onRemove(id)}
            >
              {problem === null ? 'Stop' : 'Dismiss'}
            </Action>
          </li>
        );
      })}
    </List>
  );
}
