import { styled } from 'styled-components';
import type { StorefrontCanary } from '@ritual/shared/contract';
import { borderWidth, space, weight } from '@ritual/shared/theme';
import { VisuallyHidden } from '@ritual/shared/ui';
import { role, text } from '../../../../admin/index.ts';
import { counted, rate, vitalWords } from '../words.ts';
import { errorsOf } from './errors-of.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  align-self: start;
  ${text('cell')}
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding-block: ${space(0.5)};
    border-block-end: ${borderWidth('hairline')} solid ${role('divider')};
    text-align: end;
    white-space: nowrap;
  }
  th {
    font-weight: ${weight('regular')};
    color: ${role('secondary')};
  }
  th:first-child {
    padding-inline-end: ${space(2)};
    text-align: start;
    color: ${role('text')};
    white-space: normal;
  }
  td + td {
    padding-inline-start: ${space(3)};
    color: ${role('secondary')};
  }
  td:nth-child(2) {
    ${text('cellStrong')}
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
`;

/** The figures of the canary and of the live release beside each other. */
export function ArmsTable({ canary, live }: { readonly canary: StorefrontCanary; readonly live: string }) {
  const { canary: tried, control } = canary.arms;
  const [errors, errorsOfLive] = [errorsOf(canary, 'canary'), errorsOf(canary, 'control')];
  const [vitals, vitalsOfLive] = [vitalWords(tried.vitals), vitalWords(control.vitals)];
  const rows = [
    ['First views counted', counted(tried.views), counted(control.views)],
    ['Errors', rate(errors.errors, errors.views), rate(errorsOfLive.errors, errorsOfLive.views)],
    ['Left before alive', rate(tried.left, tried.views), rate(control.left, control.views)],
    ['LCP, p75', vitals.LCP, vitalsOfLive.LCP],
    ['INP, p75', vitals.INP, vitalsOfLive.INP],
    ['Layout shift, p75', vitals.CLS, vitalsOfLive.CLS],
  ] as const;
  return (
    <Table>
      <VisuallyHidden as="caption">The canary beside the live release</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Figure</VisuallyHidden>
          </th>
          <th scope="col">{canary.version}</th>
          <th scope="col">{live}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([figure, ours, others]) => (
          <tr key={figure}>
            <th scope="row">{figure}</th>
            <td>{ours}</td>
            <td>{others}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
