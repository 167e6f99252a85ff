import { useId } from 'react';
import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { bareList, color, gutters, layout, media, space, type } from '@ritual/shared/theme';
import { Button, ChipLink, PageTitle } from '@ritual/shared/ui';
import { Eclipse } from './eclipse.tsx';
import { navItemsOf } from './header/nav-links.ts';
import { SearchBox } from './search/search-box.tsx';

const Root = styled.div`
  background: ${color('surface.image')};
  overflow: hidden;
`;

const Inner = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  max-width: ${layout.container}px;
  margin-inline: auto;
  padding-block-start: ${space(7)};
  ${gutters}
  ${media.lg} {
    display: block;
    /* With banner and navbar as high as the window, which clips the ring. */
    min-height: max(720px, calc(100dvh - ${layout.bannerHeight.lg + layout.navHeight.lg}px));
    padding-block-start: ${space(15)};
  }
`;

/** On top of the ring where they overlap. */
const Words = styled.div`
  position: relative;
  z-index: 1;
  ${media.lg} {
    width: 38.9vw;
    max-width: 560px;
  }
`;

const Code = styled.p`
  margin-block-end: ${space(4)};
  ${type('brandLabel')}
  color: ${color('text.secondary')};
  ${media.lg} {
    margin-block-end: ${space(5)};
  }
`;

const Title = styled(PageTitle)`
  ${media.belowLg} {
    ${type('displayXLNarrow')}
  }
`;

const Text = styled.p`
  max-width: 460px;
  margin-block: ${space(4, 5)};
  ${type('body')}
  color: ${color('ink.700')};
  ${media.lg} {
    margin-block: ${space(5, 7)};
    ${type('bodyL')}
  }
`;

const Search = styled.div`
  display: flex;
  gap: ${space(2.5)};
`;

/** On small screens the on-screen keyboard has its own search button. */
const Send = styled(Button)`
  display: none;
  ${media.lg} {
    display: inline-flex;
  }
`;

const Chips = styled.ul`
  ${bareList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2.5)};
  margin-block-start: ${space(4)};
  ${media.lg} {
    margin-block-start: ${space(6)};
  }
`;

/** The 404 page: says that the address does not exist and offers links. */
export function NotFoundPage() {
  const shop = useShop();
  const formId = useId();
  return (
    <Root>
      <Inner>
        <Words>
          <Code>404</Code>
          <Title look="displayXL">Page not found</Title>
          <Text>
            The page may have moved, or the piece has sold through. Search, or start from a collection.
          </Text>
          <Search>
            <SearchBox look="box" formId={formId} />
            <Send type="submit" form={formId}>
              Search
            </Send>
          </Search>
          <Chips>
            {navItemsOf(shop).map(({ label, to }) => (
              <li key={to}>
                <ChipLink to={to}>{label}</ChipLink>
              </li>
            ))}
          </Chips>
        </Words>
        <Eclipse />
      </Inner>
    </Root>
  );
}
