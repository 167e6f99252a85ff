import type { Meta } from '@storybook/react-webpack5';
import { State, States } from '@ritual/shared/testing/workshop';
import { Checkbox } from './checkbox.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { ColorDot } from './colors/color-dot.tsx';

const meta: Meta = { title: 'UI/Choices/Checkbox' };
export default meta;

export const AllStates = () => (
  <>
    <States>
      <State name="Default">
        <Checkbox label="Men" />
      </State>
      <State name="Hover" show="hover">
        <Checkbox label="Men" />
      </State>
      <State name="Focus" show="focus">
        <Checkbox label="Men" />
      </State>
      <State name="Chosen">
        <Checkbox label="Women" defaultChecked />
      </State>
      <State name="Chosen, focus" show="focus">
        <Checkbox label="Women" defaultChecked />
      </State>
      <State name="Disabled">
        <Checkbox label="Kids" disabled />
      </State>
      <State name="Disabled, chosen">
        <Checkbox label="Kids" disabled defaultChecked />
      </State>
      <State name="Error">
        <Checkbox label="I accept the terms" error="Accept the terms to go on." />
      </State>
    </States>
    <States title="In a filter">
      <State name="With counts; none left is grayed out, not removed" width="248px">
        <ChoiceGroup legend="Color">
          <Checkbox label="Pine" count={14} sign={<ColorDot color="#24463c" size={18} />} defaultChecked />
          <Checkbox label="Bone" count={9} sign={<ColorDot color="#e9e3d6" size={18} />} />
          <Checkbox label="Plum" count={0} sign={<ColorDot color="#5a2b45" size={18} />} />
        </ChoiceGroup>
      </State>
    </States>
  </>
);
