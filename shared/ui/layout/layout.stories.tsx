import type { Meta } from '@storybook/react-webpack5';
import { State, States } from '@ritual/shared/testing/workshop';
import { Button } from '../buttons/button.tsx';
import { Avatar } from './avatar.tsx';
import { DescriptionList } from './description-list.tsx';
import { PageTitle } from './page-title.tsx';
import { Panel } from './panel.tsx';

const meta: Meta = { title: 'UI/Layout' };
export default meta;

export const Titles = () => (
  <States layout="column">
    {(['displayXL', 'displayL', 'h1'] as const).map((look) => (
      <State key={look} name={look} width="1180px">
        <PageTitle look={look}>Women&apos;s Collection</PageTitle>
      </State>
    ))}
  </States>
);

export const Panels = () => (
  <States>
    <State name="line" width="400px">
      <Panel aria-label="Profile">White with a hairline</Panel>
    </State>
    <State name="filled" width="400px">
      <Panel $look="filled" aria-label="Summary">
        <DescriptionList
          items={[
            { term: 'Subtotal', value: '$214.00' },
            { term: 'Tax', value: 'Calculated at checkout', tone: 'muted' },
            { term: 'Shipping', value: 'Free', tone: 'success' },
            { term: 'Total', value: '$227.38', strong: true },
          ]}
        />
        <Button block>Checkout</Button>
      </Panel>
    </State>
  </States>
);

export const Avatars = () => (
  <States>
    {([32, 44, 48] as const).map((size) => (
      <State key={size} name={String(size)}>
        <Avatar initials="MC" size={size} />
      </State>
    ))}
    <State name="Signed out">
      <Avatar initials="U" />
    </State>
  </States>
);
