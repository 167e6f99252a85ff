import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import { State, States } from '@ritual/shared/testing/workshop';
import { ColorDot } from './color-dot.tsx';
import { SwatchGroup, type SwatchChoice } from './swatch-group.tsx';

const meta: Meta = { title: 'UI/Choices/Swatches' };
export default meta;

const swatches: readonly SwatchChoice[] = [
  { value: 'pine', name: 'Pine', code: '#24463c' },
  { value: 'ink', name: 'Ink', code: '#1b1c20' },
  { value: 'bone', name: 'Bone', code: '#e9e3d6' },
  { value: 'dawn', name: 'Dawn', code: '#b08a94', soldOut: true },
];

function Colors() {
  const [color, setColor] = useState('ink');
  return <SwatchGroup label="Color" swatches={swatches} value={color} onChange={setColor} />;
}

export const AllStates = () => (
  <>
    <States>
      <State name="Ink chosen; Dawn is sold out">
        <Colors />
      </State>
      <State name="Hover on Pine">
        <div data-point="hover">
          <Colors />
        </div>
      </State>
      <State name="Focus on Bone">
        <div data-point="focus">
          <Colors />
        </div>
      </State>
    </States>
    <States title="Samples">
      {[10, 14, 18, 36].map((size) => (
        <State key={size} name={String(size)}>
          <ColorDot color="#e9e3d6" size={size} />
        </State>
      ))}
    </States>
  </>
);
AllStates.parameters = {
  pseudo: {
    hover: ['[data-point="hover"] label:has([value="pine"])'],
    focusVisible: ['[data-point="focus"] [value="bone"]'],
  },
};
