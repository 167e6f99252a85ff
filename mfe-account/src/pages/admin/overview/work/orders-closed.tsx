import { styled } from 'styled-components';
import type { ShopNeed } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { role, text } from '../../../../admin/index.ts';
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
  & code {
    color: ${role('text')};
  }
`;

const needs: Readonly<Record<ShopNeed, readonly [what: string, how: string]>> = {
  facts: ['The facts of the shop: its name, address, email, phone and hours', 'npm run shop -- set'],
  'tax-rule': ['A tax rule that applies now; a rate of 0 is a rule, too', 'npm run shop -- tax add'],
};

/** Nothing is more urgent in a store that is new: what keeps it from taking orders, and where that is said. */
export function OrdersClosed({ missing }: { readonly missing: readonly ShopNeed[] }) {
  return (
    <Root aria-labelledby="orders-closed">
      <h2 id="orders-closed">The store takes no orders yet</h2>
      <ul>
        {missing.map((need) => {
          const [what, how] = needs[need];
          return (
            <li key={need}>
              {what}: <code>{how}</code> on the server
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
