import type { Meta } from '@storybook/react-webpack5';
import { everything, nothing } from '@ritual/shared/consent';
import { State, States } from '@ritual/shared/testing/workshop';
import { CookieKinds, OptOutHonored } from './cookie-kinds.tsx';

const meta: Meta = { title: 'Blocks/Cookie choices' };
export default meta;

const ignore = () => undefined;

export const AllStates = () => (
  <States layout="column">
    <State name="Nothing chosen" width="480px">
      <CookieKinds choice={nothing} onChange={ignore} />
    </State>
    <State name="Everything chosen" width="480px">
      <CookieKinds choice={everything} onChange={ignore} />
    </State>
    <State name="Said with Global Privacy Control" width="480px">
      <OptOutHonored />
    </State>
    <State name="In a narrow place" width="280px">
      <CookieKinds choice={everything} onChange={ignore} />
      <OptOutHonored />
    </State>
  </States>
);
