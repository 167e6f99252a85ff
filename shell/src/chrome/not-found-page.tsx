import { styled } from 'styled-components';
import { paths } from '@ritual/shared/routing';
import { color, gutters, layout, media, radius, space, type } from '@ritual/shared/theme';
import { ChipLink, PageTitle, Picture } from '@ritual/shared/ui';
import { SearchBox } from './search/search-box.tsx';

const Root = styled.div`
  background: ${color('surface.image')};
  overflow: hidden;
`;

const Inner = styled.div`
  display: grid;
  align-items: center;
  gap: ${space(8)};
  max-width: ${layout.container}px;
  min-height: 700px;
  margin-inline: auto;
  padding-block: ${space(10)};
  ${gutters}
  ${media.lg} {
    grid-template-columns: minmax(0, 560px) minmax(0, 1fr);
    padding-block: 0;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(6)};
  max-width: 560px;
`;

const Code = styled.p`
  margin: 0;
  ${type('brandLabel')}
  color: ${color('text.secondary')};
`;

const Text = styled.p`
  margin: 0;
  max-width: 460px;
  ${type('bodyL')}
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The eclipse: the garment inside a ring of light that is larger than the page. */
const Eclipse = styled.div`
  justify-self: center;
  width: 116%;
  aspect-ratio: 1;
  border: 40px solid ${color('surface.page')};
  border-radius: ${radius('pill')};
  overflow: hidden;
  ${media.lg} {
    justify-self: start;
    width: 58vw;
    max-width: 880px;
    margin-block: -70px;
    border-width: clamp(60px, 7vw, 104px);
  }
`;

const ways = [
  { label: 'New In', to: paths.newIn.to() },
  { label: 'Woman', to: paths.collection.to({ slug: 'woman' }) },
  { label: 'Man', to: paths.collection.to({ slug: 'man' }) },
  { label: 'Sets', to: paths.collection.to({ slug: 'sets' }) },
  { label: 'Sale', to: paths.collection.to({ slug: 'sale' }) },
];

/** What the address names does not exist: say so, and give ways on. */
export function NotFoundPage() {
  return (
    <Root>
      <Inner>
        <Words>
          <Code>404</Code>
          <PageTitle look="displayXL">Page not found</PageTitle>
          <Text>
            The page may have moved, or the piece has sold through. Search, or start from a collection.
          </Text>
          <SearchBox look="box" />
          <Chips>
            {ways.map(({ label, to }) => (
              <li key={to}>
                <ChipLink to={to}>{label}</ChipLink>
              </li>
            ))}
          </Chips>
        </Words>
        <Eclipse>
          <Picture
            file="cloister-crew-m-bone-front.webp"
            alt=""
            ratio="1/1"
            sizes="(min-width: 992px) 50vw, 90vw"
          />
        </Eclipse>
      </Inner>
    </Root>
  );
}
