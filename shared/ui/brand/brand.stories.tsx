import type { Meta } from '@storybook/react-webpack5';
import { State, States } from '@ritual/shared/testing/workshop';
import { LogoMark } from './logo-mark.tsx';
import { Logo } from './logo.tsx';
import { Ring } from './ring.tsx';

const meta: Meta = { title: 'UI/Brand' };
export default meta;

export const AllStates = () => (
  <States>
    <State name="Logo">
      <Logo name="RITUAL OF POWER" />
    </State>
    <State name="On dark" dark>
      <Logo name="RITUAL OF POWER" />
    </State>
    <State name="Mark, 24">
      <LogoMark />
    </State>
    <State name="Mark, 64">
      <LogoMark size={64} />
    </State>
    <State name="Ring, 64">
      <Ring size={64} />
    </State>
    <State name="Ring, 132">
      <Ring />
    </State>
  </States>
);
