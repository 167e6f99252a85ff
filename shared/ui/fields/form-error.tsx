import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { border, color, space, type, weight } from '@ritual/shared/theme';
import { WarningIcon } from '../icons/status.tsx';

export interface FormErrorProps {
  readonly children: ReactNode;
  /** To move the focus here after a failed submit. */
  readonly ref?: Ref<HTMLDivElement>;
}

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  min-height: 50px;
  border-inline-start: ${border('border.error', 'bar')};
  background: ${color('surface.error')};
  color: ${color('text.error')};
  ${type('small')}
  font-weight: ${weight('medium')};
`;

/** Error message of a form as a whole, above its fields. Announced when it appears. */
export function FormError({ children, ref }: FormErrorProps) {
  return (
    <Strip role="alert" tabIndex={-1} ref={ref}>
      <WarningIcon size={20} />
      <div>{children}</div>
    </Strip>
  );
}
