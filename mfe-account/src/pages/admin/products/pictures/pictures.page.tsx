import { styled } from 'styled-components';
import { useLoaderData, Link, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { getProductOptions } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { bareList, space } from '@ritual/shared/theme';
import { FormError, ProgressBar } from '@ritual/shared/ui';
import {
  Action,
  AdminPage,
  role,
  Section,
  StatusWord,
  text,
  useLeaveGuard,
  usePlace,
} from '../../../../admin/index.ts';
import { adminPaths } from '../../../../admin/paths.ts';
import { Rows } from '../../imports/paged-table.tsx';
import { AddPictures } from '../../product/add-pictures.tsx';
import { FileDrop } from '../../product/file-drop.tsx';
import { Scroll } from '../../tracking/row-table.tsx';
import type { MatchedProduct } from './matched.ts';
import { useBulkPictures, type Progress } from './use-bulk-pictures.ts';

export const loader = async ({ request: { signal } }: LoaderFunctionArgs) =>
  (await api.call(getProductOptions, {}, { signal })).colors;

const List = styled.ul`
  ${bareList}
`;

const Hint = styled.p`
  max-width: 68ch;
  padding-block: ${space(3)};
  ${text('hint')}
  color: ${role('muted')};
  &:last-child {
    padding-block-end: 0;
  }
  & a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding-block-start: ${space(4)};
`;

const Files = styled.span`
  overflow-wrap: anywhere;
`;

function State({ progress, count }: { readonly progress: Progress | undefined; readonly count: number }) {
  if (progress === undefined) return <>Not sent</>;
  if (progress.state === 'saved')
    return (
      <StatusWord tone="good">
        {progress.added === 0 ? 'Had them already' : `${String(progress.added)} added`}
      </StatusWord>
    );
  if (progress.state === 'failed') return <StatusWord tone="bad">{progress.words}</StatusWord>;
  return <>{`${String(progress.sent)} of ${String(count)} sent`}</>;
}

const filesWords = ({ files }: MatchedProduct) => files.map(({ name }) => name).join(', ');
const heads = ['Product', 'Files', 'Color', 'State'];

/** Many pictures at once: the names of the files tell the products. */
export function Component() {
  const colors = useLoaderData<typeof loader>();
  const { matched, progress, busy, problem, left, choose, send, stop } = useBulkPictures(colors);
  const { back } = usePlace('products', adminPaths.products, '');
  const question = useLeaveGuard(busy === 'sending');
  const count = left.reduce((sum, { files }) => sum + files.length, 0);
  const all = matched?.products.flatMap(({ files }) => files).length ?? 0;
  const sent = (matched?.products ?? []).reduce((sum, { id, files }) => {
    const now = progress.get(id);
    return sum + (now?.state === 'sending' ? now.sent : now ? files.length : 0);
  }, 0);
  const colorOf = (id: string | null) => colors.find((color) => color.id === id)?.name;
  const shown = ({ files }: MatchedProduct) =>
    [...new Set(files.map(({ color }) => colorOf(color) ?? 'All'))].join(', ');
  return (
    <AdminPage
      title="Add pictures"
      crumb={{ label: 'Products', to: back }}
      intro="Many pictures at once: the name of each file tells its product."
    >
      <Section title="Choose pictures" busy={busy === 'matching'}>
        <FileDrop onFiles={choose}>
          <List>
            <AddPictures onAdd={choose} />
          </List>
        </FileDrop>
        {problem !== null && <FormError>{problem}</FormError>}
        <Hint>
          Begin the name with the number, the handle or a SKU of the product; then a color and the place among
          the pictures, if you like: 101-1.jpg, ROP-101-PINE-M.jpg, drift-tank-pine-2.jpg. Nothing is sent
          before you have seen which product each one is for.{' '}
          <Link to={`${adminPaths.products}?pictures=none`}>Products without pictures</Link>
        </Hint>
      </Section>
      {matched && matched.left.length > 0 && (
        <Section title={`Not taken: ${String(matched.left.length)}`}>
          <Scroll tabIndex={0} role="region" aria-label="Rows: files not taken">
            <Rows $named role="table" aria-label="Files not taken">
              <tbody role="rowgroup">
                {matched.left.map(({ name, words }, index) => (
                  <tr key={`${name} ${String(index)}`} role="row">
                    <td role="cell">{name}</td>
                    <td role="cell">{words}</td>
                  </tr>
                ))}
              </tbody>
            </Rows>
          </Scroll>
        </Section>
      )}
      {matched && matched.products.length > 0 && (
        <Section title="Which product each one is for" busy={busy === 'sending'}>
          <Scroll tabIndex={0} role="region" aria-label="Rows: products">
            <Rows $named role="table" aria-label="Products">
              <thead role="rowgroup">
                <tr role="row">
                  {heads.map((head) => (
                    <th key={head} role="columnheader" scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody role="rowgroup">
                {matched.products.map((product) => (
                  <tr key={product.id} role="row">
                    <td role="cell">
                      <Link to={adminPaths.product(String(product.id))} target="_blank">
                        {product.name}
                      </Link>
                    </td>
                    <td role="cell">
                      <Files>{filesWords(product)}</Files>
                    </td>
                    <td role="cell">{shown(product)}</td>
                    <td role="cell">
                      <State progress={progress.get(product.id)} count={product.files.length} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Rows>
          </Scroll>
          <Bar>
            {busy === 'sending' ? (
              <>
                <ProgressBar
                  label="Pictures sent"
                  value={sent}
                  max={all}
                  valueText={`${String(sent)} of ${String(all)}`}
                />
                <Action onClick={stop}>Stop</Action>
              </>
            ) : (
              count > 0 && (
                <Action look="filled" pending={busy !== null} onClick={() => send(left)}>
                  Upload {count === 1 ? '1 picture' : `${String(count)} pictures`}
                </Action>
              )
            )}
          </Bar>
          <Hint>
            They stand behind the pictures that a product has. A product gets all of its files or none: what
            did not get there can be sent again. What a picture shows is written by the name of the product;
            write it better in its form.
          </Hint>
        </Section>
      )}
      {question}
    </AdminPage>
  );
}
