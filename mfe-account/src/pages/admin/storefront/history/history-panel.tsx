import { styled } from 'styled-components';
import { listStorefrontHistory } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { Link, useSearchParams } from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { InlineSelect, VisuallyHidden } from '@ritual/shared/ui';
import { Failure, measures, role, text } from '../../../../admin/index.ts';
import { adminPaths } from '../../../../admin/paths.ts';
import { Head, Panel, PanelHead, PanelTitle, Table } from '../panel.tsx';
import { useAnswer } from '../use-answer.ts';
import { counted } from '../words.ts';
import { HistoryRow } from './history-row.tsx';

const shownHere = 10;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
`;

const All = styled(Link)`
  ${text('button')}
  color: ${role('text')};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const Tight = styled(Table)`
  min-width: 760px;
  td,
  th {
    height: ${measures.row.tight}px;
  }
`;

interface Props {
  readonly parts: readonly string[];
  /** The live revision: another one means that there is more to show. */
  readonly revision: number;
  readonly mayWrite: boolean;
  readonly onReturn: (revision: number) => void;
  readonly onAgain: () => void;
}

/** Who changed last what is live, when and why. The part is in the address. */
export function HistoryPanel({ parts, revision, mayWrite, onReturn, onAgain }: Props) {
  const [params, setParams] = useSearchParams();
  const part = params.get('part') ?? '';
  const query = { size: shownHere, ...(part !== '' && { part }) };
  const { data, last, error } = useAnswer(JSON.stringify([revision, query]), (signal) =>
    api.call(listStorefrontHistory, { query }, { signal }),
  );
  const shown = data ?? last;
  if (error !== null) return <Failure what="The history" error={error} onAgain={onAgain} />;
  return (
    <Panel tabIndex={0} aria-label="History">
      <PanelHead>
        <PanelTitle>History</PanelTitle>
        <Tools>
          <InlineSelect
            label="Part"
            value={part}
            options={[{ value: '', label: 'Any' }, ...parts.map((name) => ({ value: name, label: name }))]}
            onChange={({ currentTarget: { value } }) =>
              setParams(value === '' ? {} : { part: value }, { replace: true })
            }
          />
          {shown && (
            <All to={`${adminPaths.storefrontHistory}${part === '' ? '' : `?part=${part}`}`}>
              All {counted(shown.count)}
            </All>
          )}
        </Tools>
      </PanelHead>
      {shown && (
        <Tight>
          <VisuallyHidden as="caption">History, newest first</VisuallyHidden>
          <thead>
            <tr>
              {['No.', 'When', 'Part', 'Change', 'Who', 'Why'].map((title) => (
                <Head key={title} scope="col">
                  {title}
                </Head>
              ))}
              {mayWrite && (
                <Head scope="col">
                  <VisuallyHidden>Actions</VisuallyHidden>
                </Head>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.content.map((one) => (
              <HistoryRow
                key={one.revision}
                one={one}
                onReturn={mayWrite ? onReturn : null}
                live={revision}
              />
            ))}
          </tbody>
        </Tight>
      )}
    </Panel>
  );
}
