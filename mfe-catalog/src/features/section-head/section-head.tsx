import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, space, type } from '@ritual/shared/theme';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-block-end: ${space(5)};
  ${media.lg} {
    margin-block-end: ${space(7)};
  }
`;

const Title = styled.h2<{ $large: boolean }>`
  ${type('h2')}
  ${media.lg} {
    ${({ $large }) => type($large ? 'displayM' : 'h1')}
  }
`;

interface SectionHeadProps {
  /** Id for the section's `aria-labelledby`. */
  readonly id: string;
  readonly title: string;
  /** The home page's style of section titles. */
  readonly large?: boolean;
  /** At the other end of the line: arrows, a link to more. */
  readonly children?: ReactNode;
}

/** Title of a section of products, with its controls. */
export function SectionHead({ id, title, large = false, children }: SectionHeadProps) {
  return (
    <Root>
      <Title id={id} $large={large}>
        {title}
      </Title>
      {children}
    </Root>
  );
}
