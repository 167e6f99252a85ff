import { styled } from 'styled-components';
import { color, layout, media, space, tabular, type, weight } from '@ritual/shared/theme';
import { ProgressBar } from '@ritual/shared/ui';
import { fitLabel, formatRating, type ReviewSummary as Summary } from '../../../../rules/product/reviews.ts';
import { Stars } from './stars.tsx';

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(7)};
  max-width: ${layout.asideWidest}px;
  ${tabular}
`;

const Average = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
`;

const Figure = styled.p`
  ${type('displayM')}
`;

const Under = styled.div`
  display: grid;
  gap: ${space(1)};
  ${type('small')}
  color: ${color('text.secondary')};
  svg {
    color: ${color('text.primary')};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 4.2em minmax(0, 1fr) 2em;
  align-items: center;
  gap: ${space(3)};
  ${type('small')}
  > :last-child {
    text-align: end;
    color: ${color('text.secondary')};
  }
`;

const FitWords = styled.p`
  margin-block-end: ${space(3)};
  ${type('small')}
  strong {
    font-weight: ${weight('strong')};
  }
`;

const FitBar = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(1)};
`;

const FitPart = styled.li`
  display: grid;
  gap: ${space(2)};
  ${type('caption')}
  color: ${color('text.secondary')};
  &:nth-child(2) {
    text-align: center;
  }
  &:last-child {
    text-align: end;
  }
  ${media.sm} {
    ${type('small')}
  }
`;

/** Average, distribution of stars, and how the garment fits. */
export function ReviewSummary({ summary }: { readonly summary: Summary }) {
  const { rating, count, stars, fits, fit } = summary;
  const saying = fits.find((part) => part.fit === fit)?.count ?? 0;
  const of = (part: number) => `${String(part)} of ${String(count)}`;
  return (
    <Root>
      <Average>
        <Figure>{formatRating(rating)}</Figure>
        <Under>
          <Stars rating={rating} size={20} />
          <p>{count === 1 ? '1 review' : `${String(count)} reviews`}</p>
        </Under>
      </Average>
      <List aria-label="Reviews by stars">
        {stars.map((row) => {
          const words = row.stars === 1 ? '1 star' : `${String(row.stars)} stars`;
          return (
            <Line key={row.stars}>
              <span>{words}</span>
              <ProgressBar label={words} value={row.count} max={count} valueText={of(row.count)} />
              <span aria-hidden="true">{row.count}</span>
            </Line>
          );
        })}
      </List>
      <div>
        <FitWords>
          Fit: <strong>{fitLabel[fit]}</strong>, say {of(saying)}
        </FitWords>
        <FitBar aria-label="Fit">
          {fits.map((part) => (
            <FitPart key={part.fit}>
              <ProgressBar
                label={fitLabel[part.fit]}
                value={part.count}
                max={count}
                valueText={of(part.count)}
              />
              <span>{fitLabel[part.fit]}</span>
            </FitPart>
          ))}
        </FitBar>
      </div>
    </Root>
  );
}
