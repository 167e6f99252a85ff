import { styled } from 'styled-components';
import type { Collection } from '@ritual/shared/contract';
import { color, media, space } from '@ritual/shared/theme';
import { CoverPicture, mediaSources } from '@ritual/shared/ui';
import { bandSizes } from './band-sizes.ts';

const Band = styled.div`
  position: relative;
  margin-block-start: ${space(6)};
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background: ${color('surface.image')};
  ${media.sm} {
    aspect-ratio: 3 / 1;
  }
`;

/** The picture of a collection, below its title. */
export function CollectionBand({ picture }: { readonly picture: NonNullable<Collection['picture']> }) {
  const { file, alt, width, height, placeholder, focus } = picture;
  return (
    <Band>
      <CoverPicture
        {...mediaSources(file, width)}
        {...{ alt, width, height, placeholder, focus }}
        sizes={bandSizes}
        priority
      />
    </Band>
  );
}
