import { styled } from 'styled-components';
import { storefrontProblems } from '@ritual/shared/contract';
import { errorMessage, isApiError } from '@ritual/shared/http';
import { borderWidth, radius, space } from '@ritual/shared/theme';
import { role, text } from '../../../admin/index.ts';

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(3.5)};
  border: ${borderWidth('selected')} solid ${role('danger')};
  border-radius: ${radius('control')};
  background: ${role('error')};
  ${text('cell')}
`;

const Title = styled.p`
  ${text('cellStrong')}
  color: ${role('danger')};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding-inline-start: ${space(4)};
  list-style: disc;
  overflow-wrap: anywhere;
`;

/** Codes that are put into words where they happen. */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error) && /^(STOREFRONT_|VALIDATION_FAILED)/.test(error.code);

/** Why something was not done: the sentences of the gate, or of the call. */
export function Problem({ error }: { readonly error: unknown }) {
  const refused = isApiError(error) ? storefrontProblems.safeParse(error.details).data : undefined;
  const requestId = isApiError(error) ? error.requestId : null;
  return (
    <Root role="alert">
      <Title>{errorMessage(error)}</Title>
      {refused && (
        <List>
          {refused.problems.map(({ reason, advice }) => (
            <li key={reason}>
              {reason} {advice}
            </li>
          ))}
        </List>
      )}
      {isApiError(error, 'STOREFRONT_UNCONFIRMED') && (
        <span>This page keeps looking, and says so here when it is done.</span>
      )}
      {!refused && requestId !== null && <span>Request {requestId}</span>}
    </Root>
  );
}
