import { useState } from 'react';
import { styled } from 'styled-components';
import type { ProductImport } from '@ritual/shared/contract';
import { borderWidth, controlHeight, radius, space } from '@ritual/shared/theme';
import { Checkbox, FormError } from '@ritual/shared/ui';
import { useLoaderData } from '@ritual/shared/routing';
import { Action, AdminPage, ConfirmDialog, phone, role, text, When } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { Tiles } from '../tracking/tiles.tsx';
import { ChangesSection, KeptSection } from './changes-section.tsx';
import { kindOf, kindWords } from './import-kinds.ts';
import { counted, ImportWord } from './import-words.tsx';
import type { importLoader } from './imports.loader.ts';
import { ProblemsSection } from './problems-section.tsx';
import { useImport } from './use-import.ts';

export { importLoader as loader } from './imports.loader.ts';

/** Stays in sight: what is decided stands above it. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: ${space(3)};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 4)};
  padding: ${space(3)} ${space(5)};
  border: ${borderWidth('hairline')} solid ${role('divider')};
  border-radius: ${radius('panel')};
  background: ${role('raised')};
  & > p {
    flex: 1 1 220px;
    ${text('hint')}
    color: ${role('muted')};
  }
  ${phone} {
    padding-inline: ${space(3)};
    & > button {
      flex: 1 1 100%;
      min-height: ${controlHeight('large')};
    }
  }
`;

/** A file that was tried: what it would change, what of it is wrong; applied as a whole, and undone. */
export function Component() {
  const loaded = useLoaderData<typeof importLoader>();
  return <OneImport key={loaded.id} loaded={loaded} />;
}

const tile = (value: number, one: string, many = `${one}s`) => ({ label: value === 1 ? one : many, value });

function intro({ state, counts, form, appliedBy, undone, kept }: ProductImport) {
  const rows = `${counted(counts.rows, 'row')}${form === 'shopify' ? ', as Shopify exports them' : ''}.`;
  if (state === 'TRIED') return `${rows} Nothing has changed yet.`;
  if (state === 'APPLIED') return `${rows} Applied by ${appliedBy ?? 'a member of the staff'}.`;
  return `${rows} ${counted(undone, 'change')} put back, ${counted(kept, 'change')} left as ${kept === 1 ? 'it is' : 'they are'}.`;
}

function OneImport({ loaded }: { readonly loaded: ProductImport }) {
  const { made, busy, problem, apply, undo } = useImport(loaded);
  const [leaveOut, setLeaveOut] = useState(false);
  const [asked, setAsked] = useState(false);
  const { id, name, state, counts } = made;
  const kind = kindOf(made);
  const { one, leftOut, undo: undoWords } = kindWords[kind];
  const wrong = counts.wrongRows + counts.leftOutRows;
  const ready = counts.changes > 0 && (wrong === 0 || leaveOut);
  return (
    <AdminPage
      title={name}
      badge={<ImportWord state={state} />}
      crumb={{ label: 'All imports', to: adminPaths.importsOf(kind) }}
      intro={
        <>
          {intro(made)} Tried <When at={made.triedAt} />.
        </>
      }
      actions={
        state === 'APPLIED' && (
          <Action pending={busy} onClick={() => setAsked(true)}>
            Undo this import
          </Action>
        )
      }
    >
      <Tiles
        items={[
          tile(counts.changes, 'change'),
          tile(counts.newProducts, `new ${one}`),
          tile(counts.changedProducts, `changed ${one}`),
          ...(kind === 'products'
            ? [tile(counts.newVariants, 'new variant'), tile(counts.changedVariants, 'changed variant')]
            : []),
          tile(counts.sameProducts, `unchanged ${one}`),
          { ...tile(counts.wrongRows, 'row with errors', 'rows with errors'), bad: true },
        ]}
      />
      <ProblemsSection id={id} name={name} kind="error" />
      {state === 'UNDONE' && <KeptSection kind={kind} id={id} state={state} />}
      <ChangesSection kind={kind} id={id} state={state} />
      <ProblemsSection id={id} name={name} kind="note" />
      {state === 'TRIED' && (
        <Bar role="group" aria-label="Apply">
          {wrong > 0 && (
            <Checkbox
              label={`Leave out ${counted(wrong, 'row')}: ${leftOut}`}
              checked={leaveOut}
              onChange={({ target }) => setLeaveOut(target.checked)}
            />
          )}
          <p>
            {counts.changes === 0
              ? 'There is nothing to apply.'
              : ready
                ? 'All or nothing. It can be undone: what is unchanged since then is put back.'
                : 'Leave these rows out, or correct the file and import it again.'}
          </p>
          {problem !== null && <FormError>{problem}</FormError>}
          {counts.changes > 0 && (
            <Action look="filled" pending={busy} waits={!ready} onClick={() => apply(leaveOut)}>
              Apply {counted(counts.changes, 'change')}
            </Action>
          )}
        </Bar>
      )}
      <ConfirmDialog
        open={asked}
        title="Undo this import?"
        button={`Undo ${counted(counts.changes, 'change')}`}
        onClose={() => setAsked(false)}
        onDo={async () => {
          await undo();
          setAsked(false);
        }}
      >
        <p>{undoWords}</p>
      </ConfirmDialog>
    </AdminPage>
  );
}
