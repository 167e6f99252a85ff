import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import { State, States } from '@ritual/shared/testing/workshop';
import { Stepper, type StepperProps } from './stepper.tsx';

const meta: Meta = { title: 'UI/Choices/Stepper' };
export default meta;

function Quantity({ start = 1, ...rest }: Partial<StepperProps> & { readonly start?: number }) {
  const [value, setValue] = useState(start);
  return <Stepper label="quantity" max={5} {...rest} value={value} onChange={setValue} />;
}

export const AllStates = () => (
  <States>
    <State name="At its least">
      <Quantity />
    </State>
    <State name="Between">
      <Quantity start={3} />
    </State>
    <State name="At its most">
      <Quantity start={5} />
    </State>
    <State name="Hover on plus">
      <div data-point="hover">
        <Quantity start={3} />
      </div>
    </State>
    <State name="Focus on the value">
      <div data-point="value">
        <Quantity start={3} />
      </div>
    </State>
    <State name="Focus on plus">
      <div data-point="plus">
        <Quantity start={3} />
      </div>
    </State>
    <State name="Disabled">
      <Quantity disabled />
    </State>
    <State name="Dense (cart)">
      <Quantity dense start={2} max={2} />
    </State>
  </States>
);
AllStates.parameters = {
  pseudo: {
    hover: ['[data-point="hover"] button:last-child'],
    focusVisible: ['[data-point="value"] input', '[data-point="plus"] button:last-child'],
  },
};
