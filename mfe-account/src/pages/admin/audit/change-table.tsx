import { styled } from 'styled-components';
import type { AuditEntry } from '@ritual/shared/contract';
import { borderWidth, space } from '@ritual/shared/theme';
import { role, text } from '../../../admin/index.ts';
import { fieldChange } from './audit-words.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text('cell')}
  & th,
  & td {
    padding: ${space(1.5)} ${space(4)} ${space(1.5)} 0;
    border-block-end: ${borderWidth('hairline')} solid ${role('hairline')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & thead th {
    ${text('label')}
    color: ${role('muted')};
  }
`;

/** Field by field; personal values of a person who has left the store are erased. */
export function ChangeTable({ entry }: { readonly entry: AuditEntry }) {
  if (entry.fields.length === 0) return <p>No field has another value than before.</p>;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {entry.fields.map((field) => {
          const { was, is } = fieldChange(entry, field);
          return (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{was}</td>
              <td>{is}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
