import { Suspense, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { color, screenOnly, scrolling, space, tabular, type } from '@ritual/shared/theme';
import { StarIcon, TextLink } from '@ritual/shared/ui';
import type { ReviewPage } from '@ritual/shared/contract';
import { averageOf, formatRating } from '../../../rules/product/reviews.ts';
import { useDeferred, type Deferred } from '../deferred.ts';

// Low in the line, but a large touch target.
const Root = styled.span`
  margin-block: -${space(2.5)};
  a {
    padding-block: ${space(2.5)};
    gap: ${space(1.5)};
    ${type('small')}
    ${tabular}
  }
  svg {
    fill: ${color('text.primary')};
    color: ${color('text.primary')};
  }
  ${screenOnly}
`;

interface RatingLineProps {
  readonly reviews: Deferred<ReviewPage>;
  /** Id of the section with the reviews. */
  readonly target: string;
}

/** '4.6 (12)', a link to the reviews; renders nothing without any. */
export function RatingLine(props: RatingLineProps) {
  return (
    <Suspense>
      <Rating {...props} />
    </Suspense>
  );
}

function Rating({ reviews, target }: RatingLineProps) {
  const found = useDeferred(reviews);
  if (!found) return null;
  const { rating, count } = averageOf(found.counts);
  if (count === 0) return null;
  // Done here, because the router treats a link with a fragment as a new page and scrolls to its top.
  const goThere = (event: MouseEvent) => {
    const section = document.getElementById(target);
    if (!section) return;
    event.preventDefault();
    section.scrollIntoView({ behavior: scrolling() });
    section.focus({ preventScroll: true });
  };
  const words = `${formatRating(rating)} (${String(count)})`;
  return (
    <Root>
      <TextLink
        href={`#${target}`}
        look="quiet"
        icon={<StarIcon size={16} />}
        aria-label={`${words}: rated ${formatRating(rating)} of 5, ${count === 1 ? '1 review' : `${String(count)} reviews`}`}
        onClick={goThere}
      >
        {words}
      </TextLink>
    </Root>
  );
}
