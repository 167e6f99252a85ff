import type { Meta } from '@storybook/react-webpack5';
import { State, States } from '@ritual/shared/testing/workshop';
import { LikeButton } from './like-button.tsx';

const meta: Meta = { title: 'mfe-sample/Like button' };
export default meta;

export const AllStates = () => (
  <States>
    <State name="Default">
      <LikeButton />
    </State>
    <State name="Focus" show="focus">
      <LikeButton />
    </State>
  </States>
);
