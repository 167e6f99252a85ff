import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import type { ImportedChange, ProductImport } from '@ritual/shared/contract';
import { listImportChanges } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { space } from '@ritual/shared/theme';
import { Action, role, Section } from '../../../admin/index.ts';
import { differenceWords, fieldWords, thenWords, valueWords } from './import-words.tsx';
import { PagedTable } from './paged-table.tsx';
import { usePages } from './use-pages.ts';

const Kinds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Was = styled.s`
  color: ${role('muted')};
`;

const kinds = [
  ['all', 'All'],
  ['new', 'New'],
  ['price', 'Prices'],
  ['stock', 'Stock'],
] as const;
type Kind = (typeof kinds)[number][0] | 'kept';

function useChanges(id: string, state: ProductImport['state'], kind: Kind) {
  const load = useCallback(
    (after: number, signal: AbortSignal) =>
      api.call(listImportChanges, { params: { id }, query: { after, kind } }, { signal }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what an undo has left is known after it
    [id, kind, state],
  );
  return usePages(load);
}

const rowId = ({ place }: ImportedChange) => place;
const about = ({ line, product, variant, field }: ImportedChange) => [
  line.toLocaleString('en-US'),
  product,
  variant || 'The product',
  fieldWords(field),
];

/** What each row changes: old value, new value, difference. */
export function ChangesSection({ id, state }: Pick<ProductImport, 'id' | 'state'>) {
  const [kind, setKind] = useState<Kind>('all');
  const pages = useChanges(id, state, kind);
  const title = state === 'TRIED' ? 'What would change' : 'What was changed';
  return (
    <Section
      title={title}
      actions={
        <Kinds role="group" aria-label="Show">
          {kinds.map(([name, label]) => (
            <Action
              key={name}
              look={kind === name ? 'outline' : 'plain'}
              aria-pressed={kind === name}
              onClick={() => setKind(name)}
            >
              {label}
            </Action>
          ))}
        </Kinds>
      }
    >
      <PagedTable
        label={title}
        pages={pages}
        rowId={rowId}
        heads={['Row', 'Product', 'Variant', 'Field', 'Before', 'Then', 'Difference']}
        cells={(change) => [
          ...about(change),
          <Was key="was">{valueWords(change.field, change.was)}</Was>,
          <strong key="then">{thenWords(change)}</strong>,
          differenceWords(change),
        ]}
        figures
        empty="Nothing of this kind."
      />
    </Section>
  );
}

/** What an undo has left, and why. */
export function KeptSection({ id, state }: Pick<ProductImport, 'id' | 'state'>) {
  const pages = useChanges(id, state, 'kept');
  const title = 'Left as it is';
  return (
    <Section title={title}>
      <PagedTable
        label={title}
        pages={pages}
        rowId={rowId}
        heads={['Row', 'Product', 'Variant', 'Field', 'Why']}
        cells={(change) => [...about(change), change.kept]}
        empty="Everything was put back."
      />
    </Section>
  );
}
