import { useNavigate, useLoaderData, useSearchParams, Link } from '@ritual/shared/routing';
import { styled } from 'styled-components';
import type { ImportKind } from '@ritual/shared/kernel';
import { AdminPage, role, Section, text, usePlace, When } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { Scroll } from '../tracking/row-table.tsx';
import { ChooseFile } from './choose-file.tsx';
import { askedKind, kindWords } from './import-kinds.ts';
import { counted, ImportWord } from './import-words.tsx';
import { OtherKinds } from './other-kinds.tsx';
import type { importsLoader } from './imports.loader.ts';
import { Rows } from './paged-table.tsx';
import { useImportFile } from './use-import-file.ts';

export { importsLoader as loader } from './imports.loader.ts';

const Name = styled(Link)`
  ${text('cellStrong')}
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const None = styled.p`
  ${text('body')}
  color: ${role('secondary')};
`;

/** Files of one kind: a new one, and earlier ones, which can be opened again. */
export function Component() {
  const kind = askedKind(useSearchParams()[0]);
  return <Imports key={kind} kind={kind} />;
}

function Imports({ kind }: { readonly kind: ImportKind }) {
  const { content, colors } = useLoaderData<typeof importsLoader>();
  const navigate = useNavigate();
  const { title, intro, list } = kindWords[kind];
  const file = useImportFile(kind, ({ id }) => void navigate(adminPaths.import(id)));
  const { back } = usePlace(kind === 'tax-rules' ? 'taxes' : kind, list.to, '');
  return (
    <AdminPage
      title={title}
      crumb={{ label: list.label, to: back }}
      intro={intro}
      actions={<OtherKinds kind={kind} />}
    >
      <ChooseFile
        kind={kind}
        colors={colors}
        share={file.share}
        problem={file.problem}
        onFile={file.send}
        onStop={file.stop}
      />
      <Section title="Imports so far">
        {content.length === 0 ? (
          <None>No file was imported yet.</None>
        ) : (
          <Scroll tabIndex={0} role="region" aria-label="Rows: imports so far">
            <Rows role="table" aria-label="Imports so far">
              <thead role="rowgroup">
                <tr role="row">
                  {['No.', 'File', 'Tried', 'By', 'Rows', 'Changes', 'State'].map((head) => (
                    <th key={head} role="columnheader" scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody role="rowgroup">
                {content.map(({ id, name, triedAt, triedBy, counts, state }, index) => (
                  <tr key={id} role="row">
                    <td role="cell">{index + 1}</td>
                    <td role="cell">
                      <Name to={adminPaths.import(id)}>{name}</Name>
                    </td>
                    <td role="cell">
                      <When at={triedAt} />
                    </td>
                    <td role="cell">{triedBy ?? '–'}</td>
                    <td role="cell">{counted(counts.rows, 'row')}</td>
                    <td role="cell">{counted(counts.changes, 'change')}</td>
                    <td role="cell">
                      <ImportWord state={state} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Rows>
          </Scroll>
        )}
      </Section>
    </AdminPage>
  );
}
