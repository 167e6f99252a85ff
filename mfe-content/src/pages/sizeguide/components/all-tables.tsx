import { styled } from 'styled-components';
import { SizeTableView } from '@ritual/shared/blocks';
import type { PublicSizeChart } from '@ritual/shared/contract';
import { space, type } from '@ritual/shared/theme';

const Heading = styled.h2`
  margin-block: ${space(8)} ${space(3)};
  ${type('h3')}
`;

/** Every table, for browsers without JavaScript. */
export function AllTables({ charts }: { readonly charts: readonly PublicSizeChart[] }) {
  return (
    <noscript>
      {charts.map((chart) => (
        <div key={chart.id}>
          <Heading>{`${chart.name}, in cm`}</Heading>
          <SizeTableView chart={chart} unit="cm" />
        </div>
      ))}
    </noscript>
  );
}
