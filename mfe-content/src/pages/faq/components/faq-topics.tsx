import { styled } from 'styled-components';
import { useLocation } from '@ritual/shared/routing';
import { useHydrated } from '@ritual/shared/ui';
import { bareList, color, media, space, weight } from '@ritual/shared/theme';
import type { PageSection } from '@ritual/shared/kernel';

interface FaqTopicsProps {
  readonly sections: readonly PageSection[];
  /** Called when a topic was chosen: filters that hide its questions must be cleared. */
  readonly onChoose: () => void;
}

const Topics = styled.nav`
  display: none;
  ${media.lg} {
    display: block;
    position: sticky;
    inset-block-start: ${space(14)};
    margin-block-start: ${space(8)};
  }
`;

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${space(2)};
`;

const Topic = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 38px;
  color: ${color('text.secondary')};
  text-decoration: none;
  &:hover {
    color: ${color('text.primary')};
  }
  &[aria-current] {
    font-weight: ${weight('strong')};
    color: ${color('text.primary')};
  }
`;

/** The topics beside the questions, on wide screens. */
export function FaqTopics({ sections, onChoose }: FaqTopicsProps) {
  const { hash } = useLocation();
  // A server never receives the fragment.
  const current = useHydrated() ? hash.slice(1) : '';
  return (
    <Topics aria-label="Topics">
      <List>
        {sections
          .filter(({ title }) => title !== '')
          .map(({ id, title }) => (
            <li key={id}>
              <Topic
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                onClick={onChoose}
              >
                {title}
              </Topic>
            </li>
          ))}
      </List>
    </Topics>
  );
}
