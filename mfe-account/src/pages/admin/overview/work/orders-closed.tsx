import { styled } from 'styled-components';
import type { ShopNeed } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { ActionLink, role, text, useRights } from '../../../../admin/index.ts';
import { adminPaths } from '../../../../admin/paths.ts';
import { Panel } from '../panel.ts';

const Root = styled(Panel)`
  & > h2 {
    ${text('section')}
  }
  & > ul {
    padding-block: ${space(2)};
    padding-inline-start: ${space(5)};
    list-style: disc;
    color: ${role('secondary')};
    overflow-wrap: anywhere;
  }
`;

const needs: Readonly<Record<ShopNeed, string>> = {
  facts: 'The facts of the shop: its name, address, email, phone and hours',
  'tax-rule': 'A rule of sales tax that applies now; a rate of 0 is a rule, too',
};

const ways: Readonly<Record<ShopNeed, { readonly label: string; readonly to: string }>> = {
  facts: { label: 'Enter the facts', to: adminPaths.settings },
  'tax-rule': { label: 'Add a tax rule', to: adminPaths.taxes },
};

/** Nothing is more urgent in a store that is new: what keeps it from taking orders, and where that is said. */
export function OrdersClosed({ missing }: { readonly missing: readonly ShopNeed[] }) {
  const may = useRights();
  return (
    <Root aria-labelledby="orders-closed">
      <h2 id="orders-closed">The store takes no orders yet</h2>
      <ul>
        {missing.map((need) => (
          <li key={need}>{needs[need]}</li>
        ))}
      </ul>
      {may('settings.write') ? (
        missing.map((need) => (
          <ActionLink key={need} look="filled" to={ways[need].to}>
            {ways[need].label}
          </ActionLink>
        ))
      ) : (
        <p>An owner of the store enters it under Settings and Taxes.</p>
      )}
    </Root>
  );
}
