import { styled } from 'styled-components';
import { color, space, tabular, type } from '@ritual/shared/theme';
import { ButtonLink, ProgressBar } from '@ritual/shared/ui';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding-block: ${space(10)} ${space(6)};
  ${type('small')}
  ${tabular}
  color: ${color('text.muted')};
`;

const Line = styled.div`
  width: 220px;
  margin-block-end: ${space(1)};
`;

interface LoadMoreProps {
  readonly shown: number;
  readonly total: number;
  /** URL that shows nine more. */
  readonly to: string;
}

/** '9 of 48', the progress bar, and a link to nine more, so that it works before its script has loaded. */
export function LoadMore({ shown, total, to }: LoadMoreProps) {
  const words = `${String(shown)} of ${String(total)}`;
  return (
    <Root>
      <p>{words}</p>
      <Line>
        <ProgressBar label="Products shown" value={shown} max={total} valueText={words} />
      </Line>
      {shown < total && (
        <ButtonLink to={to} variant="outline" replace preventScrollReset>
          Load More
        </ButtonLink>
      )}
    </Root>
  );
}
