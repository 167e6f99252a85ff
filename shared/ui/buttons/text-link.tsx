import type { ComponentProps, ReactNode } from 'react';
import { css, styled, type RuleSet } from 'styled-components';
import { color, media, space, transition, type, underlined, underlineOffset } from '@ritual/shared/theme';
import { Link } from '@ritual/shared/routing';

type Look = 'underline' | 'quiet' | 'inline';

interface Shared {
  /** `underline`: on its own, 1 px line 3 px below. `quiet`: muted, line on hover ('Back'). `inline`: in running text. */
  readonly look?: Look;
  readonly icon?: ReactNode;
}

export type TextLinkProps = Shared &
  (
    | (ComponentProps<typeof Link> & { readonly href?: never })
    | (ComponentProps<'a'> & { readonly href: string; readonly to?: never })
  );

const looks: Record<Look, RuleSet> = {
  underline: css`
    ${type('textButton')}
    ${underlined}
    ${media.hover} {
      &:hover {
        border-block-end-color: transparent;
      }
    }
  `,
  quiet: css`
    ${type('bodyS')}
    color: ${color('text.secondary')};
    ${media.hover} {
      &:hover {
        color: ${color('text.primary')};
      }
    }
  `,
  inline: css`
    text-decoration: underline;
    text-decoration-thickness: 1px;
    ${underlineOffset}
    overflow-wrap: anywhere;
    ${media.hover} {
      &:hover {
        text-decoration-thickness: 2px;
      }
    }
  `,
};

const styles = css<{ $look: Look }>`
  display: ${({ $look }) => ($look === 'inline' ? 'inline' : 'inline-flex')};
  align-items: center;
  gap: ${space(2)};
  min-height: ${({ $look }) => ($look === 'inline' ? 'auto' : '24px')};
  ${transition(['color', 'border-color'])}
  ${({ $look }) => looks[$look]}
`;

const Inner = styled(Link)<{ $look: Look }>`
  ${styles}
`;

const Outer = styled.a<{ $look: Look }>`
  ${styles}
`;

/** A text link: `to` for a page of this site, `href` for anything else (mail, telephone, another site, a fragment). */
export function TextLink({ look = 'underline', icon, children, ...rest }: TextLinkProps) {
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  return rest.href === undefined ? (
    <Inner {...rest} $look={look}>
      {content}
    </Inner>
  ) : (
    <Outer {...rest} $look={look}>
      {content}
    </Outer>
  );
}
