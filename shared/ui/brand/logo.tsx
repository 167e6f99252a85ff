import { styled } from 'styled-components';
import { media, space, type } from '@ritual/shared/theme';
import { LogoMark } from './logo-mark.tsx';

export interface LogoProps {
  /** The brand label of the configuration. */
  readonly name: string;
  /** Ring 24 px and text 15 px; 20 and 12.5 below 992. */
  readonly className?: string;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2.5)};
  ${type('logoNarrow')}
  white-space: nowrap;
  ${media.lg} {
    gap: ${space(3)};
    ${type('logo')}
  }
`;

/** Ring and wordmark. The link around it belongs to the navbar and footer. */
export function Logo({ name, className }: LogoProps) {
  return (
    <Root className={className}>
      <LogoMark size={24} />
      {name}
    </Root>
  );
}
