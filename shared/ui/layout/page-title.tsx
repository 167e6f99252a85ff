import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { type } from '@ritual/shared/theme';

export interface PageTitleProps {
  readonly children: ReactNode;
  /** `displayL` by default; `h1` for long titles (a product's name), `displayXL` for prominent ones. */
  readonly look?: 'displayL' | 'displayXL' | 'h1';
  readonly id?: string;
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly className?: string;
}

const Heading = styled.h1<{ $look: NonNullable<PageTitleProps['look']> }>`
  ${({ $look }) => type($look)}
`;

/** The page's h1. It is focusable: the shell moves the focus there after a navigation. */
export function PageTitle({ children, look = 'displayL', id, ref, className }: PageTitleProps) {
  return (
    <Heading $look={look} tabIndex={-1} id={id} ref={ref} className={className}>
      {children}
    </Heading>
  );
}
