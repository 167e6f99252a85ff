import type { Traffic } from '@ritual/shared/contract';
import { FigureTable } from './table-styles.ts';

/** The ten most viewed pages. */
export function TopPages({ pages }: { readonly pages: Traffic['topPaths'] }) {
  return (
    <FigureTable>
      <caption>Most viewed pages</caption>
      <tbody>
        {pages.map(({ path, pageViews }) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>{pageViews}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
