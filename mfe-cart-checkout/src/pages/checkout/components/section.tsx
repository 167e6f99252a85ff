import { useId, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { border, media, space, type } from '@ritual/shared/theme';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

const Root = styled.section`
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(7)};
  border-block-start: ${border('border.hairline')};
`;

const Title = styled.h2`
  ${type('h3')}
  ${media.lg} {
    ${type('panelTitle')}
  }
`;

/** A section of the checkout with a hairline above. */
export function Section({ title, children, ref }: SectionProps) {
  const id = useId();
  return (
    <Root ref={ref} aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Root>
  );
}
