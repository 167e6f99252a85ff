import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { borderWidth, radius, space } from '@ritual/shared/theme';
import { role, text } from '../theme/index.ts';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(7)} ${space(5)};
  border: ${borderWidth('hairline')} solid ${role('hairline')};
  border-radius: ${radius('panel')};
  background: ${role('panel')};
  text-align: center;
`;

const Title = styled.h2`
  ${text('section')}
`;

const Words = styled.p`
  ${text('body')}
  color: ${role('secondary')};
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  justify-content: center;
  margin-block-start: ${space(3)};
`;

interface MessageProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** One way on. */
  readonly action?: ReactNode;
}

/** In place of content: one sentence and one way on. */
export function Message({ title, children, action }: MessageProps) {
  return (
    <Root>
      <Title>{title}</Title>
      {children !== undefined && <Words>{children}</Words>}
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}
