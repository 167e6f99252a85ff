import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { shopName } from '@ritual/shared/kernel';
import {
  color,
  gutters,
  layout,
  media,
  onDark,
  scrolling,
  shownWhole,
  space,
  type,
} from '@ritual/shared/theme';
import { ButtonLink, PageTitle } from '@ritual/shared/ui';
import { CoverImage } from '../../../features/art/cover-image.tsx';
import { drapeWithTones } from '../../../features/art/drape.ts';
import { newInHeroSizes } from '../new-in.head.ts';

const Root = styled.section`
  position: relative;
  overflow: hidden;
  background: ${color('surface.inverse')};
  ${onDark}
`;

const Inner = styled.div`
  position: relative;
  display: grid;
  align-content: end;
  gap: ${space(7)};
  min-height: 420px;
  max-width: ${layout.container}px;
  margin-inline: auto;
  padding-block: ${space(11)} ${space(9)};
  ${gutters}
  ${shownWhole('p')}
`;

const Foot = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: center;
  p {
    ${type('bodyL')}
    color: ${color('ink.150')};
  }
  ${media.belowSm} {
    p {
      order: -1;
    }
  }
  ${media.sm} {
    grid-template-columns: auto 1fr;
    gap: ${space(7.5)};
  }
`;

interface NewInHeroProps {
  readonly listId: string;
  /** URL of the list as it is shown. */
  readonly listTo: string;
}

/** The button scrolls smoothly to the list below and moves the focus there; without JavaScript it jumps. */
export function NewInHero({ listId, listTo }: NewInHeroProps) {
  return (
    <Root>
      <CoverImage art={drapeWithTones} sizes={newInHeroSizes} priority />
      <Inner>
        <PageTitle look="displayXL">{shopName(useShop())}</PageTitle>
        <Foot>
          <ButtonLink
            to={listTo}
            variant="onDark"
            onClick={(event) => {
              event.preventDefault();
              const list = document.getElementById(listId);
              list?.scrollIntoView({ behavior: scrolling(), block: 'start' });
              list?.focus({ preventScroll: true });
            }}
          >
            Explore the Drop
          </ButtonLink>
          <p>Fresh arrivals forged for strength and resilience.</p>
        </Foot>
      </Inner>
    </Root>
  );
}
