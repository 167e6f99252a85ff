import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, radius, space, type } from '@ritual/shared/theme';
import { Ring } from '../brand/ring.tsx';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** One action: a TextLink or a button. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
  /** `panel` has a hairline; `bare` is for a drawer or page. */
  readonly look?: 'panel' | 'bare';
  /** Heading level; a paragraph when left out. */
  readonly heading?: 'h1' | 'h2' | 'h3';
}

const Root = styled.div<{ $look: 'panel' | 'bare' }>`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(9, 5)};
  text-align: center;
  ${({ $look }) =>
    $look === 'panel' ? `border: ${border('border.divider')}; border-radius: ${radius('panel')};` : ''}
`;

const Title = styled.p`
  ${type('h3')}
  text-wrap: balance;
`;

const Words = styled.div`
  max-width: 44ch;
  color: ${color('text.secondary')};
`;

/** An empty list or region: a message and one action. */
export function EmptyState({ title, action, children, look = 'panel', heading }: EmptyStateProps) {
  return (
    <Root $look={look}>
      <Ring size={look === 'panel' ? 64 : 132} />
      {/* As the heading of the page it takes the focus after a change of page, like PageTitle. */}
      <Title as={heading ?? 'p'} {...(heading === 'h1' && { tabIndex: -1 })}>
        {title}
      </Title>
      {children !== undefined && <Words>{children}</Words>}
      {action}
    </Root>
  );
}
