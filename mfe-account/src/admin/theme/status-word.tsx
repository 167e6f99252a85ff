import { styled } from 'styled-components';
import { radius, space } from '@ritual/shared/theme';
import { role } from './roles.ts';
import { text } from './text.ts';

export type Tone = 'good' | 'warn' | 'info' | 'neutral' | 'bad' | 'part';

const background = (tone: Tone): string =>
  tone === 'part'
    ? `linear-gradient(90deg, ${role('info-tint')} 50%, ${role('neutral-tint')} 50%)`
    : role(`${tone}-tint`);

const Root = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  height: 21px;
  padding-inline: ${space(1.5)};
  border-radius: ${radius('badge')};
  background: ${({ $tone }) => background($tone)};
  color: ${({ $tone }) => role($tone === 'part' ? 'info-text' : `${$tone}-text`)};
  ${text('badge')}
  vertical-align: middle;
  white-space: nowrap;
`;

/** A state as a word on its color: two words at most. */
export function StatusWord({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return <Root $tone={tone}>{children}</Root>;
}
