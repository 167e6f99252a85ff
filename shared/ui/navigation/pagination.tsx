import { styled } from 'styled-components';
import { color, space, tabular, type, weight } from '@ritual/shared/theme';
import { IconButton } from '../buttons/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/arrows.tsx';

export interface PaginationProps {
  /** From 0, as in the API. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  ${type('small')}
  ${tabular}
`;

const Range = styled.span`
  color: ${color('text.muted')};
`;

const Steps = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(3)};
  font-weight: ${weight('medium')};
`;

/** '1–5 of 12' and 'Page 1 of 3' between two round buttons. Renders nothing for an empty list. */
export function Pagination({ page, size, total, onPage }: PaginationProps) {
  const pages = Math.ceil(total / size);
  if (pages === 0) return null;
  const step = (to: number) => {
    if (to >= 0 && to < pages) onPage(to);
  };
  return (
    <Root aria-label="Pages">
      <Range>
        {page * size + 1}–{Math.min(total, (page + 1) * size)} of {total}
      </Range>
      {pages > 1 && (
        <Steps>
          <IconButton
            label="Previous page"
            variant="outline"
            aria-disabled={page === 0 || undefined}
            onClick={() => {
              step(page - 1);
            }}
          >
            <ChevronLeftIcon />
          </IconButton>
          <span aria-live="polite">
            Page {page + 1} of {pages}
          </span>
          <IconButton
            label="Next page"
            variant="outline"
            aria-disabled={page >= pages - 1 || undefined}
            onClick={() => {
              step(page + 1);
            }}
          >
            <ChevronRightIcon />
          </IconButton>
        </Steps>
      )}
    </Root>
  );
}
