import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, space } from '@ritual/shared/theme';
import { Container, type Crumb } from '@ritual/shared/ui';
import { clear, sortBy, toggle, usualSort } from '../../rules/listing/listing-url.ts';
import { chosenFilters } from './filter-labels.ts';
import { FilterPanel } from './filter-panel.tsx';
import { formFields } from './form-fields.ts';
import { ListingHead } from './listing-head.tsx';
import { ListingResults } from './listing-results.tsx';
import { ListingTools } from './listing-tools.tsx';
import type { ListingData } from './load-listing.ts';
import { useListing } from './use-listing.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block-end: ${space(9)};
  ${media.lg} {
    grid-template-columns: auto minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: ${space(9)};
    align-items: start;
  }
`;

const Main = styled.div`
  ${media.lg} {
    grid-column: 2;
  }
`;

// In the DOM it is between tools and products; from 992 px on beside both.
const Side = styled.div`
  ${media.lg} {
    grid-column: 1;
    grid-row: 1 / span 2;
  }
`;

interface ListingScreenProps {
  readonly data: ListingData;
  readonly slug?: string | undefined;
  readonly crumbs: readonly Crumb[];
  /** By the chosen genders. */
  readonly titleOf: (listing: ReturnType<typeof useListing>) => string;
  /** Below the title. */
  readonly children?: ReactNode;
  /** Replaces tools, filters and products where a list has nothing to show at all. */
  readonly instead?: ReactNode;
}

/** The collection screen, shared by collections and search. */
export function ListingScreen({ data, slug, crumbs, titleOf, children, instead }: ListingScreenProps) {
  const listing = useListing(data, slug);
  const { state, list, change, hrefOf } = listing;
  const [filtersOpen, setFiltersOpen] = useState(false);
  const panelId = useId();
  const formId = useId();
  const clearTo = hrefOf(clear(state));
  const ordered = data.collection?.ordered ?? false;
  return (
    <Container>
      <ListingHead
        crumbs={crumbs}
        title={titleOf(listing)}
        about={data.collection?.description ?? null}
        total={list?.total ?? null}
      >
        {children}
      </ListingHead>
      {instead ?? (
        <Columns>
          <Main>
            <ListingTools
              panelId={panelId}
              formId={formId}
              filtersAt={`${hrefOf(state)}#${panelId}`}
              open={filtersOpen}
              filterable={list !== null}
              chosen={chosenFilters(state.filter, list?.facets)}
              sort={state.sort}
              found={state.q !== ''}
              ordered={ordered}
              onOpen={setFiltersOpen}
              without={({ name, value }) => hrefOf(toggle(state, name, value))}
              onSort={(sort) => {
                change(sortBy(state, ordered ? sort : usualSort(sort, slug)));
              }}
            />
          </Main>
          {list && (
            <Side>
              <FilterPanel
                id={panelId}
                formId={formId}
                fields={formFields(listing.pathname, slug, state)}
                open={filtersOpen}
                filter={state.filter}
                facets={list.facets}
                total={list.total}
                onToggle={(name, value) => {
                  change(toggle(state, name, value));
                }}
                clearTo={clearTo}
                onShow={() => {
                  setFiltersOpen(false);
                }}
              />
            </Side>
          )}
          <Main>
            <ListingResults listing={listing} now={data.now} clearTo={clearTo} />
          </Main>
        </Columns>
      )}
    </Container>
  );
}
