import { styled } from 'styled-components';
import type { CartItem } from '@ritual/shared/contract';
import { color, space, type } from '@ritual/shared/theme';
import { ColorDot } from '@ritual/shared/ui';

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(2)};
  ${type('bodyS')}
  color: ${color('text.secondary')};
`;

const Named = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`;

/** 'Size M · ● Pine' */
export function LineChoice({ item }: { readonly item: Pick<CartItem, 'size' | 'color' | 'colorCode'> }) {
  return (
    <Root>
      <span>Size {item.size}</span>
      <span aria-hidden="true">·</span>
      <Named>
        <ColorDot color={item.colorCode} size={12} />
        {item.color}
      </Named>
    </Root>
  );
}
