import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, layout, space, type } from '@ritual/shared/theme';

interface AccountSectionProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

const Root = styled.section`
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(7)};
  border-block-end: ${border('border.divider')};
  &:last-of-type {
    border: 0;
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: ${layout.dialog}px;
`;

const Title = styled.h2`
  ${type('h3')}
`;

const Intro = styled.p`
  color: ${color('text.secondary')};
`;

/** A section of the account's pages, with a hairline to the next. */
export function AccountSection({ title, intro, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {intro !== undefined && <Intro>{intro}</Intro>}
      </Head>
      {children}
    </Root>
  );
}

/** Fields are not wider than their text needs. */
export const Narrow = styled.div`
  display: grid;
  gap: ${space(5)};
  max-width: ${layout.asideWide}px;
`;
