import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { characters, color, media, space, type, visuallyHidden } from '@ritual/shared/theme';
import { Breadcrumbs, PageTitle, type Crumb } from '@ritual/shared/ui';

const Root = styled.header`
  padding-block: ${space(6)} ${space(6.5)};
  ${media.lg} {
    padding-block: ${space(7)} ${space(8)};
  }
`;

const Crumbs = styled.div`
  margin-block-end: ${space(3)};
  ${media.belowLg} {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(6)};
`;

const Count = styled.p`
  ${type('body')}
  flex: none;
  color: ${color('text.muted')};
  ${media.belowLg} {
    ${visuallyHidden}
  }
`;

const About = styled.p`
  max-width: ${characters(60)};
  margin-block-start: ${space(4)};
  color: ${color('text.secondary')};
`;

interface ListingHeadProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly about: string | null;
  readonly total: number | null;
  readonly children?: ReactNode;
}

/** Title of a list and its number of products; a change of the number is announced. */
export function ListingHead({ crumbs, title, about, total, children }: ListingHeadProps) {
  return (
    <Root>
      <Crumbs>
        <Breadcrumbs crumbs={crumbs} />
      </Crumbs>
      <Row>
        <PageTitle>{title}</PageTitle>
        <Count role="status">
          {total !== null && `${String(total)} ${total === 1 ? 'product' : 'products'}`}
        </Count>
      </Row>
      {about !== null && <About>{about}</About>}
      {children}
    </Root>
  );
}
