import { useId } from 'react';
import { styled } from 'styled-components';
import {
  bareList,
  border,
  color,
  controlHeight,
  layout,
  media,
  onDark,
  radius,
  responsive,
  scrim,
  space,
  transition,
  type,
} from '@ritual/shared/theme';
import type { TilesPart } from '@ritual/shared/kernel';
import { Link } from '@ritual/shared/routing';
import { ArrowRightIcon, columnSizes, Container, Picture, VisuallyHidden } from '@ritual/shared/ui';
import { leadingTo } from './leading-to.ts';

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${space(3)};
  ${media.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    ${responsive('gap', layout.gridGap)}
  }
`;

const Art = styled(Picture)`
  img {
    object-position: 50% 22%;
  }
  ${media.motionOk} {
    img {
      ${transition(['transform'], 'slow')}
    }
  }
  ${media.belowSm} {
    aspect-ratio: 10 / 9;
  }
`;

const Tile = styled(Link)`
  position: relative;
  display: block;
  overflow: hidden;
  ${onDark}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${scrim('imageBottom')};
  }
  &:focus-visible {
    --focus-ring: ${color('focus.ring')};
  }
  ${media.hover} {
    &:hover img {
      transform: scale(1.03);
    }
    &:hover > :last-child > span:last-child {
      background: ${color('ink.0')};
      color: ${color('text.primary')};
    }
  }
`;

const Caption = styled.span`
  position: absolute;
  z-index: 1;
  inset: auto ${space(5)} ${space(5)};
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  ${media.lg} {
    inset: auto ${space(6.5)} ${space(6.5)};
  }
`;

const Name = styled.span`
  ${type('displayM')}
  ${media.sm} {
    ${type('displayTile')}
  }
`;

const Round = styled.span`
  display: grid;
  place-items: center;
  width: ${controlHeight('compact')};
  height: ${controlHeight('compact')};
  border: ${border('currentColor')};
  border-radius: ${radius('pill')};
  ${transition(['background-color', 'color'])}
`;

/** Pictures that lead somewhere, three in a line. */
export function Tiles({ title, tiles }: Pick<TilesPart, 'title' | 'tiles'>) {
  const id = useId();
  return (
    <Container as="section" aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {title}
      </VisuallyHidden>
      <List>
        {tiles.map(({ name, link, picture, alt }, index) => (
          <li key={index}>
            <Tile {...leadingTo(link)}>
              <Art
                file={picture.file}
                alt={alt}
                sizes={columnSizes({ base: 1, sm: 3, lg: 3 })}
                measures={picture}
              />
              <Caption>
                <Name>{name}</Name>
                <Round>
                  <ArrowRightIcon />
                </Round>
              </Caption>
            </Tile>
          </li>
        ))}
      </List>
    </Container>
  );
}
