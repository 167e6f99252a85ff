import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  border,
  color,
  focusRing,
  insetBorder,
  media,
  radius,
  space,
  transition,
  type,
  weight,
} from '@ritual/shared/theme';

export interface RadioCardProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'children' | 'title'
> {
  /** First line, strong. */
  readonly title: ReactNode;
  /** Badge beside the title ('Default'). */
  readonly badge?: ReactNode;
  /** Lines below. */
  readonly children?: ReactNode;
}

const Card = styled.label`
  display: flex;
  gap: ${space(4)};
  padding: ${space(5)};
  border: ${border('border.control')};
  border-radius: ${radius('panel')};
  background: ${color('surface.page')};
  ${transition(['border-color', 'box-shadow'])}
  ${media.hover} {
    &:hover {
      border-color: ${color('border.strong')};
    }
  }
  &:has(input:checked) {
    border-color: ${color('border.strong')};
    box-shadow: ${insetBorder('border.strong')};
  }
  &:has(input:focus-visible) {
    ${focusRing}
  }
  &:has(input:disabled) {
    background: ${color('surface.subtle')};
    color: ${color('text.muted')};
    cursor: default;
  }
`;

const Dot = styled.input`
  appearance: none;
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  border: ${border('border.checkbox')};
  border-radius: ${radius('pill')};
  background: ${color('surface.page')};
  cursor: inherit;
  &:checked {
    border: 7px solid ${color('action.primary')};
  }
  &:focus-visible {
    outline: none;
  }
  ${media.forcedColors} {
    appearance: auto;
  }
`;

const Body = styled.span`
  flex: 1;
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  ${type('body')}
  font-weight: ${weight('strong')};
`;

const Lines = styled.span`
  ${type('small')}
  color: ${color('text.secondary')};
`;

/** A native radio in a card (an address, a delivery option). Group several in a ChoiceGroup. */
export function RadioCard({ title, badge, children, className, ...input }: RadioCardProps) {
  return (
    <Card className={className}>
      <Dot {...input} type="radio" />
      <Body>
        <Title>
          {title}
          {badge}
        </Title>
        {children !== undefined && <Lines>{children}</Lines>}
      </Body>
    </Card>
  );
}
