import { styled } from 'styled-components';
import type { Traffic } from '@ritual/shared/contract';
import { border, space, tabular, type, weight } from '@ritual/shared/theme';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type('small')}
  ${tabular}
  & caption {
    padding-block-end: ${space(2)};
    text-align: start;
    font-weight: ${weight('label')};
  }
  & th,
  & td {
    padding-block: ${space(2)};
    border-block-start: ${border('border.hairline')};
    font-weight: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & td {
    padding-inline-start: ${space(4)};
    text-align: end;
  }
`;

/** The ten most viewed pages. */
export function TopPages({ pages }: { readonly pages: Traffic['topPaths'] }) {
  return (
    <Table>
      <caption>Most viewed pages</caption>
      <tbody>
        {pages.map(({ path, pageViews }) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>{pageViews}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
