import type { Meta } from '@storybook/react-webpack5';
import { State, States } from '@ritual/shared/testing/workshop';
import type { ComponentType } from 'react';
import * as account from './account.tsx';
import * as actions from './actions.tsx';
import * as arrows from './arrows.tsx';
import type { IconProps } from './icon.tsx';
import * as social from './social.tsx';
import * as status from './status.tsx';
import * as store from './store.tsx';

const meta: Meta = { title: 'UI/Icons' };
export default meta;

const families: Readonly<Record<string, Readonly<Record<string, ComponentType<IconProps>>>>> = {
  Actions: actions,
  Arrows: arrows,
  Store: store,
  Account: account,
  Status: status,
  Social: social,
};

export const All = () => (
  <>
    {Object.entries(families).map(([family, icons]) => (
      <States key={family} title={family}>
        {Object.entries(icons).map(([name, Icon]) => (
          <State key={name} name={name.replace(/Icon$/, '')}>
            <Icon size={24} />
          </State>
        ))}
      </States>
    ))}
  </>
);

export const Sizes = () => (
  <States>
    {([16, 20, 24] as const).map((size) => (
      <State key={size} name={String(size)}>
        <store.BagIcon size={size} />
      </State>
    ))}
  </States>
);
