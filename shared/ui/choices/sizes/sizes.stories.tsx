import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import { State, States } from '@ritual/shared/testing/workshop';
import { TextLink } from '../../buttons/text-link.tsx';
import { SizeGroup } from './size-group.tsx';
import type { SizeChoice } from './size-option.tsx';

const meta: Meta = { title: 'UI/Choices/Sizes' };
export default meta;

const sizes: readonly SizeChoice[] = [
  ...['XS', 'S', 'M', 'L', 'XL'].map((value) => ({ value })),
  { value: 'XXL', soldOut: true },
];

const sizesOfFilter = sizes.map(({ value, soldOut }, index) => ({
  value,
  count: soldOut ? 0 : 12 + 3 * index,
}));

function OfProduct({ chosen = null }: { readonly chosen?: string | null }) {
  const [size, setSize] = useState(chosen);
  return (
    <SizeGroup
      label="Size"
      aside={<TextLink to="/sizeguide">Size Guide</TextLink>}
      sizes={sizes}
      value={size}
      onChange={setSize}
    />
  );
}

function OfFilter() {
  const [chosen, setChosen] = useState<readonly string[]>(['M']);
  const toggle = (size: string) =>
    setChosen(chosen.includes(size) ? chosen.filter((each) => each !== size) : [...chosen, size]);
  return (
    <SizeGroup
      label="Size"
      hideLabel
      layout="grid"
      sizes={sizesOfFilter}
      multiple
      value={chosen}
      onChange={toggle}
    />
  );
}

export const AllStates = () => (
  <States>
    <State name="Nothing chosen; XXL is sold out" width="380px">
      <OfProduct />
    </State>
    <State name="M chosen" width="380px">
      <OfProduct chosen="M" />
    </State>
    <State name="Hover on L" width="380px">
      <div data-point="hover">
        <OfProduct chosen="M" />
      </div>
    </State>
    <State name="Focus on XL" width="380px">
      <div data-point="focus">
        <OfProduct chosen="M" />
      </div>
    </State>
    <State name="In a filter, several, with counts; none left is struck through" width="248px">
      <OfFilter />
    </State>
  </States>
);
AllStates.parameters = {
  pseudo: {
    hover: ['[data-point="hover"] label:has([value="L"])'],
    focusVisible: ['[data-point="focus"] [value="XL"]'],
  },
};
