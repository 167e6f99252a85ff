import { useState } from 'react';
import { styled } from 'styled-components';
import { paths, useNavigate } from '@ritual/shared/routing';
import { color, gutters, layout, media, space, type } from '@ritual/shared/theme';
import { Button, ChipLink, Field, PageTitle, SearchIcon } from '@ritual/shared/ui';

const Root = styled.section`
  position: relative;
  display: grid;
  align-items: center;
  min-height: min(820px, 90vh);
  padding-block: ${space(9)};
  background: ${color('surface.image')};
  overflow: hidden;
`;

// The ring of the logo: thin at the top, heavy at the bottom.
const eclipse = [
  'M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28z',
  'M16 4.2a10.4 10.4 0 1 0 0 20.8a10.4 10.4 0 1 0 0-20.8z',
].join('');

// Pale, behind the words.
const Eclipse = styled.div`
  position: absolute;
  inset: 50% auto auto 34%;
  color: ${color('ink.0')};
  transform: translateY(-50%);
  svg {
    width: 130vw;
    max-width: none;
    height: auto;
  }
  ${media.lg} {
    inset-inline-start: 45%;
    svg {
      width: 66vw;
    }
  }
`;

const Inside = styled.div`
  position: relative;
  width: 100%;
  max-width: ${String(layout.container)}px;
  margin-inline: auto;
  ${gutters}
`;

const Column = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(5)};
  max-width: 560px;
`;

const Code = styled.p`
  ${type('caption')}
  color: ${color('text.secondary')};
  letter-spacing: 0.08em;
`;

const Words = styled.p`
  ${type('bodyL')}
  color: ${color('ink.700')};
  max-width: 44ch;
`;

const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 10px;
  width: 100%;
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

const places = [
  { label: 'New In', to: paths.newIn.to() },
  { label: 'Woman', to: paths.collection.to({ slug: 'woman' }) },
  { label: 'Man', to: paths.collection.to({ slug: 'man' }) },
  { label: 'Sets', to: paths.collection.to({ slug: 'sets' }) },
  { label: 'Sale', to: paths.collection.to({ slug: 'sale' }) },
];

/** For addresses that lead nowhere: search and collections as the ways on. */
export function NotFoundPage() {
  const [q, setQ] = useState('');
  const navigate = useNavigate();
  return (
    <Root>
      <Eclipse aria-hidden="true">
        <svg viewBox="0 0 32 32" fill="currentColor">
          <path fillRule="evenodd" d={eclipse} />
        </svg>
      </Eclipse>
      <Inside>
        <Column>
          <Code>404</Code>
          <PageTitle look="displayXL">Page not found</PageTitle>
          <Words>
            The page may have moved, or the piece has sold through. Search, or start from a collection.
          </Words>
          <Search
            role="search"
            action={paths.search.to({})}
            onSubmit={(event) => {
              event.preventDefault();
              void navigate(paths.search.to({ q: q.trim() }));
            }}
          >
            <Field
              label="Search"
              hideLabel
              required={false}
              type="search"
              name="q"
              placeholder="Search..."
              icon={<SearchIcon size={20} />}
              value={q}
              onChange={(event) => setQ(event.target.value)}
            />
            <Button type="submit">Search</Button>
          </Search>
          <Chips>
            {places.map(({ label, to }) => (
              <li key={to}>
                <ChipLink to={to}>{label}</ChipLink>
              </li>
            ))}
          </Chips>
        </Column>
      </Inside>
    </Root>
  );
}
