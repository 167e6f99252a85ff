import type { Meta } from '@storybook/react-webpack5';
import { State, States } from '@ritual/shared/testing/workshop';
import { ChipLink, RemoveChip } from './chip.tsx';

const meta: Meta = { title: 'UI/Choices/Chip' };
export default meta;

export const AllStates = () => (
  <>
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
  </>
);
