import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { Skeleton } from '@ritual/shared/ui';
import { Action } from '../../../admin/index.ts';
import { Panel } from './panel.tsx';
import { Problem } from './problem.tsx';

const Content = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  padding: ${space(4)};
`;

interface Props {
  /** null: it is being loaded. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In place of the parts, before they are known. */
export function Unreachable({ error, onRetry }: Props) {
  return (
    <Panel aria-label="Parts of the store" aria-busy={error === null}>
      <Content>
        {error === null ? (
          <Skeleton width="100%" height="220px" />
        ) : (
          <>
            <Problem error={error} />
            <Action onClick={onRetry}>Try again</Action>
          </>
        )}
      </Content>
    </Panel>
  );
}
