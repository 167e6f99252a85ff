import { styled } from 'styled-components';
import { border, color, controlHeight, layout, media, space, type, z } from '@ritual/shared/theme';
import { Button } from '@ritual/shared/ui';
import type { ProductFilter } from '@ritual/shared/kernel';
import type { Facets } from '@ritual/shared/contract';
import { FilterGroups } from './filter-groups.tsx';

const Root = styled.aside<{ $open: boolean }>`
  ${media.belowLg} {
    ${({ $open }) => ($open ? '' : 'display: none;')}
  }
  ${media.lg} {
    width: ${layout.sidebarFilter}px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${controlHeight('small')};
  margin-block-end: ${space(3)};
`;

const Title = styled.h2`
  ${type('h3')}
`;

const Foot = styled.div`
  position: sticky;
  /* Over the round cart button. */
  z-index: ${z('bar')};
  inset-block-end: 0;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(2.5)};
  margin-inline: -${space(4)};
  padding: ${space(4)};
  border-block-start: ${border('border.hairline')};
  background: ${color('surface.page')};
  ${media.sm} {
    margin-inline: -${space(6)};
    padding-inline: ${space(6)};
  }
  ${media.lg} {
    display: none;
  }
`;

interface FilterPanelProps {
  readonly id: string;
  /** On small screens; from 992 it is always there. */
  readonly open: boolean;
  readonly filter: ProductFilter;
  readonly facets: Facets;
  readonly total: number;
  readonly onToggle: (name: keyof ProductFilter, value: string) => void;
  readonly onClear: () => void;
  readonly onShow: () => void;
}

export function FilterPanel(props: FilterPanelProps) {
  const { id, open, filter, facets, total, onToggle, onClear, onShow } = props;
  return (
    <Root id={id} $open={open} aria-label="Filters">
      <Head>
        <Title>Filters</Title>
        <Button variant="text" onClick={onClear}>
          Clear
        </Button>
      </Head>
      <FilterGroups filter={filter} facets={facets} onToggle={onToggle} />
      <Foot>
        <Button variant="outline" onClick={onClear}>
          Clear
        </Button>
        <Button onClick={onShow}>{`Show ${String(total)} ${total === 1 ? 'product' : 'products'}`}</Button>
      </Foot>
    </Root>
  );
}
