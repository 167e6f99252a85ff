import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, onDark, space, type } from '@ritual/shared/theme';

export interface StatesProps {
  /** Label of the row ('Outline'). */
  readonly title?: string;
  /** A column for each state (default), or stacked for components that fill their container. */
  readonly layout?: 'row' | 'column';
  readonly children: ReactNode;
}

const Section = styled.section<{ $layout: 'row' | 'column' }>`
  display: ${({ $layout }) => ($layout === 'row' ? 'flex' : 'grid')};
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(6)};
  max-width: 1180px;
  & + & {
    margin-block-start: ${space(8)};
  }
`;

const Title = styled.h2`
  ${type('banner')}
  flex: none;
  width: 100%;
  color: ${color('text.muted')};
  margin-block-end: ${space(1)};
`;

const Figure = styled.figure<{ $width: string }>`
  display: grid;
  gap: ${space(3)};
  width: ${({ $width }) => $width};
  max-width: 100%;
`;

const Place = styled.div<{ $dark: boolean }>`
  ${({ $dark }) => ($dark ? `${onDark} background: ${color('surface.inverse')}; padding: ${space(5)};` : '')}
`;

const Caption = styled.figcaption`
  ${type('caption')}
  color: ${color('text.muted')};
`;

/** Specimens of one component side by side. */
export function States({ title, layout = 'row', children }: StatesProps) {
  return (
    <Section $layout={layout}>
      {title !== undefined && <Title>{title}</Title>}
      {children}
    </Section>
  );
}

export interface StateProps {
  /** Label below ('Hover'). */
  readonly name: string;
  /** Forced pointer or keyboard state; the workshop applies the style to the controls inside. */
  readonly show?: 'hover' | 'focus' | 'pressed';
  /** On the dark background of the footer and the heroes. */
  readonly dark?: boolean;
  /** CSS length for components that fill their container; as wide as the content when left out. */
  readonly width?: string;
  readonly children: ReactNode;
}

/** One specimen and the name of its state. */
export function State({ name, show, dark = false, width = 'auto', children }: StateProps) {
  return (
    <Figure $width={width}>
      <Place $dark={dark} data-show={show}>
        {children}
      </Place>
      <Caption>{name}</Caption>
    </Figure>
  );
}
