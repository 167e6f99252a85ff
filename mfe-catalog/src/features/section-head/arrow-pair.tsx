import { styled } from 'styled-components';
import { media, space } from '@ritual/shared/theme';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@ritual/shared/ui';

const Root = styled.div`
  display: flex;
  gap: ${space(3)};
  /* The row is scrolled by hand then. */
  ${media.noScript} {
    display: none;
  }
  ${media.belowSm} {
    display: none;
  }
`;

/** Scrolls a row of products back and forth. Not on phones, where it is swiped. */
export function ArrowPair({ onTurn }: { readonly onTurn: (by: 1 | -1) => void }) {
  return (
    <Root>
      <IconButton
        label="Previous products"
        variant="outline"
        onClick={() => {
          onTurn(-1);
        }}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        label="Next products"
        variant="filled"
        onClick={() => {
          onTurn(1);
        }}
      >
        <ChevronRightIcon />
      </IconButton>
    </Root>
  );
}
