import { styled } from 'styled-components';
import type { Storefront } from '@ritual/shared/contract';
import { space } from '@ritual/shared/theme';
import { fullTime, role, shortTime, text } from '../../../admin/index.ts';

const Root = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  ${text('cell')}
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
  }
`;

const Words = styled.span`
  color: ${role('text')};
`;

const Good = styled(Root)`
  color: ${role('good-text')};
`;
const Bad = styled(Root)`
  color: ${role('danger')};
`;

interface Props {
  readonly storefront: Storefront;
  readonly error: unknown;
}

/** The live revision; or that it is not known any more. */
export function StoreState({ storefront: { revision, changedAt }, error }: Props) {
  const Line = error === null ? Good : Bad;
  return (
    <Line>
      <Words>
        {error === null ? 'Revision ' : 'The registry does not answer; last seen was revision '}
        {revision}
        {changedAt !== null && (
          <time dateTime={changedAt} title={fullTime(changedAt)}>
            , {shortTime(changedAt)}
          </time>
        )}
      </Words>
    </Line>
  );
}
