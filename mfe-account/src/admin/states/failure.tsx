import { styled } from 'styled-components';
import { errorMessage, isApiError } from '@ritual/shared/http';
import { borderWidth, radius, space, weight } from '@ritual/shared/theme';
import { WarningIcon } from '@ritual/shared/ui';
import { Action } from '../theme/button.tsx';
import { role, text } from '../theme/index.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(4)} ${space(5)};
  border: ${borderWidth('hairline')} solid ${role('hairline')};
  border-radius: ${radius('panel')};
  background: ${role('panel')};
`;

const Words = styled.div`
  flex: 1 1 240px;
  ${text('label')}
  font-weight: ${weight('regular')};
  color: ${role('secondary')};
  & > strong {
    display: block;
    ${text('strong')}
    color: ${role('text')};
  }
`;

interface FailureProps {
  /** What could not be loaded: 'The messages'. */
  readonly what: string;
  readonly error: unknown;
  readonly onAgain: () => void;
}

/** In the part that failed; the rest of the page works. */
export function Failure({ what, error, onAgain }: FailureProps) {
  const request = isApiError(error) ? error.requestId : null;
  return (
    <Root role="alert">
      <WarningIcon />
      <Words>
        <strong>{what} could not be loaded</strong>
        {request ? `Request ${request}. ` : ''}
        {errorMessage(error)}
      </Words>
      <Action onClick={onAgain}>Try again</Action>
    </Root>
  );
}
