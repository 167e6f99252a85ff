import type { Meta } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { State, States } from '@ritual/shared/testing/workshop';
import { ColorDot } from '@ritual/shared/ui';
import { type, type TypeName } from './index.ts';
import { colors } from './colors.ts';
import { spaces } from './tokens.ts';
import { typeStyles } from './type-styles.ts';

const meta: Meta = { title: 'Foundation' };
export default meta;

export const Colors = () => (
  <States>
    {Object.entries(colors).map(([name, code]) => (
      <State key={name} name={`${name} ${code}`} width="140px">
        <ColorDot color={code} size={44} />
      </State>
    ))}
  </States>
);

const Line = styled.p<{ $name: TypeName }>`
  ${({ $name }) => type($name)}
`;

export const Type = () => (
  <States layout="column">
    {(Object.keys(typeStyles) as TypeName[]).map((name) => (
      <State key={name} name={name} width="1180px">
        <Line $name={name}>Elevate Your Energy</Line>
      </State>
    ))}
  </States>
);

export const Space = () => (
  <States>
    {Object.entries(spaces).map(([step, pixels]) => (
      <State key={step} name={`${step}: ${String(pixels)}`}>
        <svg width={pixels} height="24" aria-hidden="true">
          <rect width={pixels} height="24" fill="currentColor" />
        </svg>
      </State>
    ))}
  </States>
);
