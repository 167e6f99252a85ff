import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '@ritual/shared/routing';
import { media, space, weight } from '@ritual/shared/theme';
import { ChevronLeftIcon, ChevronRightIcon, IconLink } from '@ritual/shared/ui';
import { fieldsOfForms, forMouse, oneColumn, phone, role, text } from '../theme/index.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3.5)};
  min-width: 0;
  /* raw: above less than at the sides: the title's line brings room of its own */
  padding: 22px ${space(6.5)} ${space(12)};
  ${phone} {
    padding: ${space(4)} ${space(4)} ${space(13)};
  }
  ${forMouse} {
    ${fieldsOfForms}
  }
  ${media.print} {
    display: block;
    padding: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 3)};
  min-height: 36px;
`;

const Title = styled.h1`
  ${text('title')}
  overflow-wrap: anywhere;
`;

const Crumbs = styled.div`
  flex-basis: 100%;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 20px;
  ${text('label')}
  font-weight: ${weight('regular')};
  color: ${role('muted')};
`;

const Crumb = styled(Link)`
  color: ${role('secondary')};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-start: auto;
  ${phone} {
    margin-inline-start: 0;
  }
`;

const Words = styled.p`
  max-width: 68ch;
  ${text('body')}
  color: ${role('secondary')};
`;

const Place = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
`;

export interface PlaceInList {
  /** 'n of m'. */
  readonly at: number;
  readonly count: number;
  readonly previous: string | null;
  readonly next: string | null;
}

interface AdminPageProps {
  readonly title: string;
  /** Beside the title: the state of the page's subject. */
  readonly badge?: ReactNode;
  /** A sentence below the title. */
  readonly intro?: ReactNode;
  /** At the right of the title. */
  readonly actions?: ReactNode;
  /** Of a page below a list: the way back to it, with the filters that were set. */
  readonly crumb?: { readonly label: string; readonly to: string };
  readonly place?: PlaceInList | null;
  /** Its content is a sheet of paper of its own, so heading and actions are not printed. */
  readonly paper?: boolean;
  readonly children: ReactNode;
}

/** A page of the admin area: heading, actions, content. */
export function AdminPage({
  title,
  badge,
  intro,
  actions,
  crumb,
  place,
  paper = false,
  children,
}: AdminPageProps) {
  const onScreenOnly = paper || undefined;
  return (
    <Root>
      <Head data-chrome={onScreenOnly}>
        {crumb && (
          <Crumbs>
            <Crumb to={crumb.to}>{crumb.label}</Crumb>
            {place && (
              <Place>
                {place.at} of {place.count}
                {place.previous !== null && (
                  <IconLink size={36} label="Previous" to={place.previous}>
                    <ChevronLeftIcon size={16} />
                  </IconLink>
                )}
                {place.next !== null && (
                  <IconLink size={36} label="Next" to={place.next}>
                    <ChevronRightIcon size={16} />
                  </IconLink>
                )}
              </Place>
            )}
          </Crumbs>
        )}
        <Title>{title}</Title>
        {badge}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Head>
      {intro !== undefined && <Words data-chrome={onScreenOnly}>{intro}</Words>}
      {children}
    </Root>
  );
}

/** Two columns of a page about one thing: the content, and the facts at the right; below each other in narrow windows. */
export const DetailColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${space(3.5)};
  align-items: start;
  & > * {
    display: grid;
    gap: ${space(3.5)};
    min-width: 0;
  }
  ${oneColumn} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
