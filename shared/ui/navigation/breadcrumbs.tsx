import { styled } from 'styled-components';
import { color, media, space, type } from '@ritual/shared/theme';
import { Link } from '@ritual/shared/routing';

export interface Crumb {
  readonly label: string;
  /** Left out for the current page, the last one. */
  readonly to?: string;
}

export interface BreadcrumbsProps {
  readonly crumbs: readonly Crumb[];
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  ${type('small')}
  color: ${color('text.muted')};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 24px;
  &:not(:last-child)::after {
    content: '/' / '';
    color: ${color('text.muted')};
  }
  &:last-child {
    color: ${color('text.primary')};
  }
`;

const Step = styled(Link)`
  ${media.hover} {
    &:hover {
      color: ${color('text.primary')};
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

/** The page's position: 'Home / Woman'. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {crumbs.map((crumb) => (
          <Item key={crumb.label}>
            {crumb.to === undefined ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Step to={crumb.to}>{crumb.label}</Step>
            )}
          </Item>
        ))}
      </List>
    </nav>
  );
}
