import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import { State, States } from '@ritual/shared/testing/workshop';
import { Chip, ChipLink, RemoveChip } from './chip.tsx';

const meta: Meta = { title: 'UI/Choices/Chip' };
export default meta;

function Periods() {
  const [chosen, setChosen] = useState('Last month');
  return (
    <States title="One of several">
      {['This week', 'Last 2 weeks', 'Last month'].map((label) => (
        <Chip key={label} pressed={label === chosen} onClick={() => setChosen(label)}>
          {label}
        </Chip>
      ))}
    </States>
  );
}

export const AllStates = () => (
  <>
    <States title="A choice">
      <State name="Default">
        <Chip pressed={false}>This week</Chip>
      </State>
      <State name="Hover" show="hover">
        <Chip pressed={false}>This week</Chip>
      </State>
      <State name="Focus" show="focus">
        <Chip pressed={false}>This week</Chip>
      </State>
      <State name="Chosen">
        <Chip pressed>Last month</Chip>
      </State>
      <State name="Chosen, hover" show="hover">
        <Chip pressed>Last month</Chip>
      </State>
      <State name="Chosen, focus" show="focus">
        <Chip pressed>Last month</Chip>
      </State>
    </States>
    <States title="A chosen filter">
      <State name="Default">
        <RemoveChip label="Women" to="/collections" />
      </State>
      <State name="Hover" show="hover">
        <RemoveChip label="Women" to="/collections" />
      </State>
      <State name="Focus" show="focus">
        <RemoveChip label="Women" to="/collections" />
      </State>
    </States>
    <States title="A link">
      <State name="Default">
        <ChipLink to="/collections/woman">Woman</ChipLink>
      </State>
      <State name="Shown">
        <ChipLink to="/collections/man" current>
          Man
        </ChipLink>
      </State>
    </States>
    <Periods />
  </>
);
