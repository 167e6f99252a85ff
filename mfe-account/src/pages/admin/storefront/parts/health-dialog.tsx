import { useState } from 'react';
import { styled } from 'styled-components';
import type { StorefrontHealth } from '@ritual/shared/contract';
import { getStorefrontHealth } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { space } from '@ritual/shared/theme';
import { InlineSelect, VisuallyHidden } from '@ritual/shared/ui';
import { AdminDialog, StatusWord, text } from '../../../../admin/index.ts';
import { Cell, Head, Hint, NameCell, Table } from '../panel.tsx';
import { Problem } from '../problem.tsx';
import { useAnswer } from '../use-answer.ts';
import { counted, vitalWords } from '../words.ts';

const Content = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Release = styled.section`
  display: grid;
  gap: ${space(1)};
  overflow-x: auto;
`;

const Title = styled.h3`
  display: flex;
  gap: ${space(2)};
  ${text('cellStrong')}
`;

interface Props {
  /** null: closed. */
  readonly part: string | null;
  readonly onClose: () => void;
}

/** What pages told of each release of a part: failures by place and code, and how fast it was. */
export function HealthDialog({ part, onClose }: Props) {
  const [days, setDays] = useState(7);
  const { data, last, error } = useAnswer(part === null ? null : `${part} ${String(days)}`, (signal) =>
    api.call(getStorefrontHealth, { params: { part: part ?? '' }, query: { days } }, { signal }),
  );
  const shown = data ?? last;
  return (
    <AdminDialog open={part !== null} onClose={onClose} title={`Health of ${part ?? ''}`} width="wide">
      <Content>
        <div>
          <InlineSelect
            label="Period"
            value={String(days)}
            options={[7, 30, 90].map((count) => ({ value: String(count), label: `${String(count)} days` }))}
            onChange={({ currentTarget: { value } }) => setDays(Number(value))}
          />
        </div>
        {error !== null && <Problem error={error} />}
        {shown?.releases.map((release) => (
          <OneRelease key={release.version} release={release} />
        ))}
        {shown?.releases.length === 0 && <Hint>No page told anything of it in these days.</Hint>}
        <Hint>
          Failures are told by every page, once for each kind. Speed is that of visitors who agreed to be
          counted: three of four were faster.
        </Hint>
      </Content>
    </AdminDialog>
  );
}

const states = {
  live: ['good', 'Live'],
  canary: ['warn', 'Canary'],
  earlier: ['neutral', 'Earlier'],
} as const;

function OneRelease({ release }: { readonly release: StorefrontHealth['releases'][number] }) {
  const { version, state, failures, vitals } = release;
  const [kind, word] = states[state];
  const { LCP, INP, CLS } = vitalWords(vitals);
  return (
    <Release aria-label={version}>
      <Title>
        {version} <StatusWord tone={kind}>{word}</StatusWord>
      </Title>
      <Hint>
        LCP {LCP} · INP {INP} · Layout shift {CLS}
        {vitals.LCP && ` · ${counted(vitals.LCP.views)} page views`}
      </Hint>
      {failures.length === 0 ? (
        <Hint>No failures.</Hint>
      ) : (
        <Table>
          <VisuallyHidden as="caption">Failures of {version}</VisuallyHidden>
          <thead>
            <tr>
              <Head scope="col">Where</Head>
              <Head scope="col">What</Head>
              <Head scope="col" data-end>
                Page views
              </Head>
            </tr>
          </thead>
          <tbody>
            {failures.map(({ region, code, count }) => (
              <tr key={`${region} ${code}`}>
                <NameCell>{region}</NameCell>
                <Cell>{code}</Cell>
                <Cell data-end>{counted(count)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Release>
  );
}
