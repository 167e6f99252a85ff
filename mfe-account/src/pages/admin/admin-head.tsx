import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '@ritual/shared/theme';
import { PageTitle } from '@ritual/shared/ui';

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-block-end: ${space(6)};
`;

const Words = styled.div`
  color: ${color('text.secondary')};
`;

interface AdminHeadProps {
  readonly title: string;
  /** Below the title: a sentence, or where one is. */
  readonly children?: ReactNode;
}

/** Heading of a page of the admin area. */
export function AdminHead({ title, children }: AdminHeadProps) {
  return (
    <Root>
      <PageTitle look="h1">{title}</PageTitle>
      {children !== undefined && <Words>{children}</Words>}
    </Root>
  );
}
