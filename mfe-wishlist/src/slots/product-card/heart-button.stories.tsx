import type { Meta } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { State, States } from '@ritual/shared/testing/workshop';
import { color } from '@ritual/shared/theme';
import { HeartButton } from './heart-button.tsx';

const meta: Meta = { title: 'Wishlist/Heart' };
export default meta;

const Ground = styled.div<{ $dark: boolean }>`
  background: ${({ $dark }) => color($dark ? 'ink.900' : 'surface.image')};
`;

function Heart({ saved = false, onDark = false }: { readonly saved?: boolean; readonly onDark?: boolean }) {
  return (
    <Ground $dark={onDark}>
      <HeartButton productName="Halo Scoop Bra" saved={saved} onPress={() => undefined} />
    </Ground>
  );
}

export const AllStates = () => (
  <>
    {[false, true].map((saved) => (
      <States key={String(saved)} title={saved ? 'Saved' : 'Not saved'}>
        <State name="Default">
          <Heart saved={saved} />
        </State>
        <State name="Hover" show="hover">
          <Heart saved={saved} />
        </State>
        <State name="Focus" show="focus">
          <Heart saved={saved} />
        </State>
        <State name="Pressed" show="pressed">
          <Heart saved={saved} />
        </State>
        <State name="On a dark garment">
          <Heart saved={saved} onDark />
        </State>
      </States>
    ))}
  </>
);
