import { useCallback, useState } from 'react';
import type { ImportedProblem, ProductImport } from '@ritual/shared/contract';
import { listImportProblems } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import { csvLine } from '@ritual/shared/kernel';
import { DownloadIcon } from '@ritual/shared/ui';
import { Action, saveCsv, Section, useUndo } from '../../../admin/index.ts';
import { Wrong } from '../tracking/row-table.tsx';
import { counted } from './import-words.tsx';
import { NewColors } from './new-colors.tsx';
import { PagedTable } from './paged-table.tsx';
import { usePages } from './use-pages.ts';

interface ProblemsProps extends Pick<ProductImport, 'id' | 'name'> {
  readonly kind: 'error' | 'note';
}

/** All of them, page by page. */
async function saveProblems({ id, name, kind }: ProblemsProps): Promise<void> {
  const lines = [csvLine(['Row', 'Column', 'In the file', 'What is wrong'])];
  let after: number | null = 0;
  while (after !== null) {
    const page: { content: readonly ImportedProblem[]; next: number | null } = await api.call(
      listImportProblems,
      { params: { id }, query: { after, kind } },
    );
    lines.push(...page.content.map(({ line, column, text, words }) => csvLine([line, column, text, words])));
    after = page.next;
  }
  saveCsv(`${name.replace(/\.\w+$/, '')}-${kind === 'error' ? 'errors' : 'left-out'}`, lines.join(''));
}

/** Rows with what is wrong, or what is not taken over. Nothing is drawn when there are none. */
export function ProblemsSection(props: ProblemsProps) {
  const { id, kind } = props;
  const say = useUndo();
  const [saving, setSaving] = useState(false);
  const load = useCallback(
    (after: number, signal: AbortSignal) =>
      api.call(listImportProblems, { params: { id }, query: { after, kind } }, { signal }),
    [id, kind],
  );
  const pages = usePages(load);
  const count = pages.answer?.count ?? 0;
  if (pages.error === null && count === 0) return null;
  const save = async () => {
    setSaving(true);
    try {
      await saveProblems(props);
    } catch (error) {
      say({ words: errorMessage(error), failed: true });
    } finally {
      setSaving(false);
    }
  };
  const title = kind === 'error' ? counted(count, 'error') : `${counted(count, 'cell')} not taken over`;
  return (
    <Section
      title={title}
      actions={
        <Action icon={<DownloadIcon size={18} />} pending={saving} onClick={() => void save()}>
          Download this list
        </Action>
      }
    >
      {kind === 'error' && <NewColors problems={pages.answer?.content ?? []} />}
      <PagedTable
        label={kind === 'error' ? 'Errors' : 'Not taken over'}
        pages={pages}
        rowId={({ place }) => place}
        heads={['Row', 'Column', 'In the file', kind === 'error' ? 'What is wrong' : 'What to do']}
        cells={({ line, column, text, words }) => [
          line.toLocaleString('en-US'),
          column || 'The row',
          kind === 'error' ? <Wrong>{text || 'empty'}</Wrong> : text,
          words,
        ]}
        empty=""
      />
    </Section>
  );
}
