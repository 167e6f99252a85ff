import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '@ritual/shared/theme';
import { PageTitle } from '@ritual/shared/ui';

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-block-end: ${space(6)};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 4)};
`;

const Words = styled.div`
  color: ${color('text.secondary')};
`;

interface AdminHeadProps {
  readonly title: string;
  /** Beside the title: the state of the page's subject. */
  readonly badge?: ReactNode;
  /** Below the title: a sentence, or a back link. */
  readonly children?: ReactNode;
}

/** Heading of a page of the admin area. */
export function AdminHead({ title, badge, children }: AdminHeadProps) {
  return (
    <Root>
      <Line>
        <PageTitle look="h1">{title}</PageTitle>
        {badge}
      </Line>
      {children !== undefined && <Words>{children}</Words>}
    </Root>
  );
}
