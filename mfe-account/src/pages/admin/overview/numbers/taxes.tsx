import { useState } from 'react';
import { styled } from 'styled-components';
import type { Figures } from '@ritual/shared/contract';
import { formatCents, usStates } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { VisuallyHidden } from '@ritual/shared/ui';
import { Action, role, Section, text } from '../../../../admin/index.ts';
import { FigureTable } from '../../visits/table-styles.ts';

const Hint = styled.p`
  padding-block-start: ${space(2)};
  ${text('hint')}
  color: ${role('muted')};
`;

const shown = 5;
const nameOf = (state: string) => usStates.find(({ code }) => code === state)?.name ?? state;

/** The tax of the period's orders by the state that they went to; nothing where none was charged. */
export function Taxes({ taxes }: { readonly taxes: Figures['taxes'] }) {
  const [all, setAll] = useState(false);
  if (taxes.length === 0) return null;
  return (
    <Section
      title="Sales tax charged by state"
      actions={
        taxes.length > shown && (
          <Action look="plain" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Fewer' : `All ${String(taxes.length)}`}
          </Action>
        )
      }
    >
      <FigureTable>
        <caption>
          <VisuallyHidden>Sales tax charged by state</VisuallyHidden>
        </caption>
        <tbody>
          {(all ? taxes : taxes.slice(0, shown)).map(({ state, tax }) => (
            <tr key={state}>
              <th scope="row">{nameOf(state)}</th>
              <td>{formatCents(tax)}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
      <Hint>Of the orders of this time. Tax that was refunded is not taken off.</Hint>
    </Section>
  );
}
