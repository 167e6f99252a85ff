import { styled } from 'styled-components';
import type { StorefrontCanary } from '@ritual/shared/contract';
import { VisuallyHidden } from '@ritual/shared/ui';
import { clockTime } from '../../../../admin/index.ts';
import { Cell, Head, Table } from '../panel.tsx';
import { rate } from '../words.ts';

const Scroll = styled.div`
  max-height: 180px;
  overflow-y: auto;
  td,
  th {
    height: 26px;
    padding-block: 0;
  }
`;

/** The numbers that the chart draws. */
export function ErrorsTable({ canary, live }: { readonly canary: StorefrontCanary; readonly live: string }) {
  return (
    <Scroll tabIndex={0} role="group" aria-label="Errors per page view as a table">
      <Table>
        <VisuallyHidden as="caption">Errors per page view</VisuallyHidden>
        <thead>
          <tr>
            <Head scope="col">From</Head>
            <Head scope="col" data-end>
              {canary.version}
            </Head>
            <Head scope="col" data-end>
              {live}
            </Head>
          </tr>
        </thead>
        <tbody>
          {canary.errorsOverTime.map(({ at, canary: tried, control }) => (
            <tr key={at}>
              <Cell>{clockTime(at)}</Cell>
              <Cell data-end>
                {rate(tried.errors, tried.views)} of {tried.views}
              </Cell>
              <Cell data-end>
                {rate(control.errors, control.views)} of {control.views}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
