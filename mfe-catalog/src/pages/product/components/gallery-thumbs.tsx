import { styled } from 'styled-components';
import { bareButton, border, borderWidth, media, screenOnly, space } from '@ritual/shared/theme';
import { Picture } from '@ritual/shared/ui';
import type { ProductImage } from '@ritual/shared/contract';
import { withoutPlaceholder } from '../../../rules/product/trim-product.ts';

// No taller than the main picture (4:5 of the remaining width): with many pictures the list scrolls.
const List = styled.ul`
  display: none;
  ${media.lg} {
    display: grid;
    gap: ${space(3)};
    max-height: calc(min(100vw - 692px, 908px) * 1.25);
    padding: ${space(1)};
    margin: -${space(1)};
    overflow-y: auto;
    scrollbar-width: none;
  }
  ${screenOnly}
`;

const Thumb = styled.button`
  ${bareButton}
  display: block;
  width: 88px;
  &[aria-current] {
    outline: ${border('border.strong', 'selected')};
    outline-offset: ${space(0.5)};
  }
  /* The current thumbnail already has an outline; focus makes it thicker. */
  &[aria-current]:focus-visible {
    outline-width: ${borderWidth('bar')};
  }
`;

interface GalleryThumbsProps {
  readonly pictures: readonly ProductImage[];
  readonly at: number;
  readonly onShow: (index: number) => void;
}

export function GalleryThumbs({ pictures, at, onShow }: GalleryThumbsProps) {
  return (
    <List>
      {pictures.map((picture, index) => (
        <li key={picture.file}>
          <Thumb
            type="button"
            aria-label={`Show ${picture.alt}`}
            aria-current={index === at || undefined}
            onClick={() => {
              onShow(index);
            }}
          >
            <Picture file={picture.file} alt="" sizes="88px" measures={withoutPlaceholder(picture)} />
          </Thumb>
        </li>
      ))}
    </List>
  );
}
