import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { borderWidth, radius, space, tabular } from '@ritual/shared/theme';
import { ChevronDownIcon } from '@ritual/shared/ui';
import { measures, phoneQuery } from './measures.ts';
import { role } from './roles.ts';
import { text } from './text.ts';
import { useMedia } from './use-media.ts';

const Root = styled.section`
  min-width: 0;
  /* Where an address leads to it, it stands below the bar of a phone. */
  scroll-margin-block-start: ${measures.topBar + 16}px;
  padding: ${space(4)} ${space(5)} ${space(5)};
  border: ${borderWidth('hairline')} solid ${role('hairline')};
  border-radius: ${radius('panel')};
  background: ${role('panel')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 28px;
  margin-block-end: ${space(2)};
`;

const Title = styled.h2`
  ${text('section')}
`;

/** As high as a finger needs it. */
const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${measures.target}px;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  [open] > & > svg {
    rotate: 180deg;
  }
`;

interface SectionProps {
  /** What an address names it by, behind '#'. */
  readonly id?: string;
  readonly title: string;
  /** At the right of the title. */
  readonly actions?: ReactNode;
  /** On a phone only the title is shown until it is opened: a fact that is looked up, not worked with. */
  readonly folds?: boolean;
  /** Its content is being loaded. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A panel with a title. */
export function Section({ id: place, title, actions, folds = false, busy, children }: SectionProps) {
  const id = useId();
  const isPhone = useMedia(phoneQuery);
  if (folds && isPhone)
    return (
      <Root id={place} aria-labelledby={id} aria-busy={busy}>
        <details>
          <Summary>
            <Title id={id}>{title}</Title>
            <ChevronDownIcon size={16} />
          </Summary>
          {actions}
          {children}
        </details>
      </Root>
    );
  return (
    <Root id={place} aria-labelledby={id} aria-busy={busy}>
      <Head>
        <Title id={id}>{title}</Title>
        {actions}
      </Head>
      {children}
    </Root>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(88px, max-content) minmax(0, 1fr);
  gap: 0 ${space(4)};
  margin: 0;
  ${text('fact')}
  ${tabular}
  & > dt {
    color: ${role('muted')};
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Facts in lines of 24: term and value. A value that is null is a dash. */
export function Facts({ items }: { readonly items: readonly { term: string; value: ReactNode }[] }) {
  return (
    <List>
      {items.flatMap(({ term, value }) => [
        <dt key={`${term} term`}>{term}</dt>,
        <dd key={term}>{value ?? '–'}</dd>,
      ])}
    </List>
  );
}
