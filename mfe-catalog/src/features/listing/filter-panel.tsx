import { styled } from 'styled-components';
import {
  belowNavbar,
  border,
  color,
  controlHeight,
  layout,
  media,
  space,
  type,
  z,
} from '@ritual/shared/theme';
import { Button, ButtonLink } from '@ritual/shared/ui';
import type { ProductFilter } from '@ritual/shared/kernel';
import type { Facets } from '@ritual/shared/contract';
import { FilterGroups } from './filter-groups.tsx';
import { ApplyButton } from './apply-button.ts';
import type { FormFields } from './form-fields.ts';

const Root = styled.aside<{ $open: boolean }>`
  ${media.belowLg} {
    ${({ $open }) => ($open ? '' : 'display: none;')}
    /* Without JavaScript the filter button is a link to them. */
    ${media.noScript} {
      &:target {
        display: block;
        scroll-margin-block-start: ${belowNavbar(2)};
      }
    }
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
  /* Above the round cart button. */
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

const Wide = styled.div`
  margin-block-start: ${space(5)};
  ${media.belowLg} {
    display: none;
  }
`;

const Show = styled(Button)`
  ${media.noScript} {
    display: none;
  }
`;

interface FilterPanelProps {
  readonly id: string;
  /** Id of the form, for controls that belong to it but are elsewhere. */
  readonly formId: string;
  /** The form's action and its hidden fields. */
  readonly fields: FormFields;
  /** On small screens; from 992 px on it is always displayed. */
  readonly open: boolean;
  readonly filter: ProductFilter;
  readonly facets: Facets;
  readonly total: number;
  readonly onToggle: (name: keyof ProductFilter, value: string) => void;
  /** URL without any filter. */
  readonly clearTo: string;
  readonly onShow: () => void;
}

/** The filters. A plain form: without JavaScript the browser submits it to the URL that the script would navigate to. */
export function FilterPanel(props: FilterPanelProps) {
  const { id, formId, fields, open, filter, facets, total, onToggle, clearTo, onShow } = props;
  return (
    <Root id={id} $open={open} aria-label="Filters">
      <Head>
        <Title>Filters</Title>
        <ButtonLink variant="text" to={clearTo} preventScrollReset>
          Clear
        </ButtonLink>
      </Head>
      <form
        id={formId}
        action={fields.action}
        onSubmit={(event) => {
          // Choices have been applied already.
          event.preventDefault();
        }}
      >
        {fields.hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FilterGroups filter={filter} facets={facets} onToggle={onToggle} />
        <Wide>
          <ApplyButton type="submit" block>
            Apply
          </ApplyButton>
        </Wide>
        <Foot>
          <ButtonLink variant="outline" to={clearTo} preventScrollReset>
            Clear
          </ButtonLink>
          <Show onClick={onShow}>{`Show ${String(total)} ${total === 1 ? 'product' : 'products'}`}</Show>
          <ApplyButton type="submit">Apply</ApplyButton>
        </Foot>
      </form>
    </Root>
  );
}
