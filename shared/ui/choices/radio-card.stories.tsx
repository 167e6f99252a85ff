import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import { State, States } from '@ritual/shared/testing/workshop';
import { Badge } from '../feedback/badge.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { RadioCard } from './radio-card.tsx';

const meta: Meta = { title: 'UI/Choices/Radio card' };
export default meta;

const home = (
  <>
    12 Beacon Street
    <br />
    Boston, MA 02108
  </>
);

function Addresses({ name }: { readonly name: string }) {
  const [chosen, setChosen] = useState('home');
  return (
    <ChoiceGroup legend="Shipping address" columns={2}>
      {['home', 'work'].map((id) => (
        <RadioCard
          key={id}
          name={name}
          value={id}
          title={id === 'home' ? 'Maya Chen' : 'Maya Chen, Studio'}
          badge={id === 'home' && <Badge>Default</Badge>}
          checked={chosen === id}
          onChange={() => setChosen(id)}
        >
          {home}
        </RadioCard>
      ))}
    </ChoiceGroup>
  );
}

export const AllStates = () => (
  <>
    <States>
      <State name="Default" width="320px">
        <RadioCard name="a" title="Maya Chen">
          {home}
        </RadioCard>
      </State>
      <State name="Hover" width="320px" show="hover">
        <RadioCard name="b" title="Maya Chen">
          {home}
        </RadioCard>
      </State>
      <State name="Focus" width="320px" show="focus">
        <RadioCard name="c" title="Maya Chen">
          {home}
        </RadioCard>
      </State>
      <State name="Chosen" width="320px">
        <RadioCard name="d" title="Maya Chen" badge={<Badge>Default</Badge>} defaultChecked>
          {home}
        </RadioCard>
      </State>
      <State name="Disabled" width="320px">
        <RadioCard name="e" title="Maya Chen" disabled>
          {home}
        </RadioCard>
      </State>
    </States>
    <States title="A group" layout="column">
      <State name="Two addresses" width="700px">
        <Addresses name="two" />
      </State>
      <State name="A single one is as wide as one of two" width="700px">
        <ChoiceGroup legend="Shipping address" columns={2}>
          <RadioCard name="single" title="Maya Chen" defaultChecked>
            {home}
          </RadioCard>
        </ChoiceGroup>
      </State>
      <State name="Error" width="700px">
        <ChoiceGroup legend="Shipping address" columns={2} error="Choose an address.">
          <RadioCard name="error" title="Maya Chen">
            {home}
          </RadioCard>
        </ChoiceGroup>
      </State>
    </States>
  </>
);
