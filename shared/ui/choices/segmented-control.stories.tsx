import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import { State, States } from '@ritual/shared/testing/workshop';
import { SegmentedControl } from './segmented-control.tsx';

const meta: Meta = { title: 'UI/Choices/Segmented control' };
export default meta;

const units = [
  { value: 'cm', label: 'cm' },
  { value: 'in', label: 'in' },
] as const;

function Units() {
  const [unit, setUnit] = useState<'cm' | 'in'>('cm');
  return <SegmentedControl label="Units" segments={units} value={unit} onChange={setUnit} />;
}

export const AllStates = () => (
  <States>
    <State name="Default">
      <Units />
    </State>
    <State name="Hover" show="hover">
      <Units />
    </State>
    <State name="Focus">
      <div data-show-chosen="focus">
        <Units />
      </div>
    </State>
  </States>
);
AllStates.parameters = { pseudo: { focusVisible: ['[data-show-chosen] input:checked'] } };
