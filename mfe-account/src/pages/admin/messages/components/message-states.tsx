import { styled } from 'styled-components';
import type { MessageList } from '@ritual/shared/contract';
import { messageStateLabel, messageStates } from '@ritual/shared/kernel';
import { bareList, space, tabular } from '@ritual/shared/theme';
import { ChipLink } from '@ritual/shared/ui';
import { listAddress, type MessageQuery } from '../messages.loader.ts';

const Chips = styled.ul`
  ${bareList}
  display: flex;
  gap: ${space(2)};
  /* Scrolls up to the edges of a narrow window; the padding keeps overflow from clipping the focus ring. */
  margin-inline: -${space(4)};
  padding: ${space(1, 4)};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Count = styled.span`
  ${tabular}
`;

interface MessageStatesProps {
  readonly query: MessageQuery;
  readonly counts: MessageList['counts'];
}

/** The states of messages, each with its number of search results. */
export function MessageStates({ query: { state, q }, counts }: MessageStatesProps) {
  const all = messageStates.reduce((sum, each) => sum + (each === 'SPAM' ? 0 : counts[each]), 0);
  return (
    <nav aria-label="Messages by state">
      <Chips>
        {[null, ...messageStates].map((each) => (
          <li key={each ?? 'all'}>
            <ChipLink to={listAddress({ state: each, q })} current={each === state} preventScrollReset>
              {each ? messageStateLabel[each] : 'All'} <Count>{each ? counts[each] : all}</Count>
            </ChipLink>
          </li>
        ))}
      </Chips>
    </nav>
  );
}
