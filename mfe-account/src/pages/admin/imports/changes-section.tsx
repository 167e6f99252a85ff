import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import type { ImportedChange, ProductImport } from '@ritual/shared/contract';
import type { ImportKind } from '@ritual/shared/kernel';
import { listImportChanges } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { space } from '@ritual/shared/theme';
import { Action, role, Section } from '../../../admin/index.ts';
import { entryField, entryValue, kindWords } from './import-kinds.ts';
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

interface SectionProps extends Pick<ProductImport, 'id' | 'state'> {
  readonly kind: ImportKind;
}

/** What a change is about. */
function about(kind: ImportKind, change: ImportedChange) {
  const { line, product, variant, field } = change;
  const row = line.toLocaleString('en-US');
  if (kind === 'products') return [row, product, variant || 'The product', fieldWords(field)];
  return [row, product, ...(kind === 'tax-rules' ? [variant || 'Open'] : []), entryField(change)];
}

const headsOf = (kind: ImportKind) => [
  ...['Row', kindWords[kind].about],
  ...(kind === 'products' ? ['Variant'] : kind === 'tax-rules' ? ['First day'] : []),
  'Field',
];

/** From, to, and how much that is. */
function values(kind: ImportKind, change: ImportedChange) {
  const { field, was, becomes } = change;
  const value = kind === 'products' ? valueWords : entryValue;
  const then = kind === 'products' ? thenWords(change) : value(field, becomes);
  return [
    <Was key="was">{value(field, was)}</Was>,
    <strong key="then">{then}</strong>,
    ...(kind === 'products' ? [differenceWords(change)] : []),
  ];
}

/** What each row changes: old value, new value, difference. */
export function ChangesSection({ kind, id, state }: SectionProps) {
  const [shown, setShown] = useState<Kind>('all');
  const pages = useChanges(id, state, shown);
  // Prices and stock are those of products.
  const choices = kind === 'products' ? kinds : kinds.slice(0, 2);
  const title = state === 'TRIED' ? 'What would change' : 'What was changed';
  return (
    <Section
      title={title}
      actions={
        <Kinds role="group" aria-label="Show">
          {choices.map(([name, label]) => (
            <Action
              key={name}
              look={shown === name ? 'outline' : 'plain'}
              aria-pressed={shown === name}
              onClick={() => setShown(name)}
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
        heads={[...headsOf(kind), 'Before', 'Then', ...(kind === 'products' ? ['Difference'] : [])]}
        cells={(change) => [...about(kind, change), ...values(kind, change)]}
        figures={kind === 'products'}
        empty="Nothing of this kind."
      />
    </Section>
  );
}

/** What an undo has left, and why. */
export function KeptSection({ kind, id, state }: SectionProps) {
  const pages = useChanges(id, state, 'kept');
  const title = 'Left as it is';
  return (
    <Section title={title}>
      <PagedTable
        label={title}
        pages={pages}
        rowId={rowId}
        heads={[...headsOf(kind), 'Why']}
        cells={(change) => [...about(kind, change), change.kept]}
        empty="Everything was put back."
      />
    </Section>
  );
}
