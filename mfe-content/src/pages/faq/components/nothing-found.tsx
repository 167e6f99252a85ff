import { styled } from 'styled-components';
import { color, space, type } from '@ritual/shared/theme';

const Words = styled.div`
  padding-block-start: ${space(7)};
  ${type('small')}
  color: ${color('text.muted')};
  text-align: center;
`;

const Title = styled.p`
  margin-block-end: ${space(2)};
  ${type('h3')}
  color: ${color('text.primary')};
`;

/** Message for a search without results. */
export function NothingFound() {
  return (
    <Words>
      <Title>No results found for your search.</Title>
      <p>Try another word, or browse all answers.</p>
    </Words>
  );
}
