import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createGlobalStyle, styled, keyframes } from 'styled-components';
import {
  border,
  color,
  elevation,
  gutters,
  layout,
  media,
  motion,
  onLight,
  space,
  z,
} from '@ritual/shared/theme';

// Fades in from opacity 0, so that it is not counted as the largest contentful paint.
const fadeIn = keyframes`
  from { opacity: 0; }
`;

const Region = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: ${z('bar')};
  /* With very large type the page must stay visible. */
  max-height: 60dvh;
  overflow: auto;
  border-block-start: ${border('border.strong')};
  background: ${color('surface.page')};
  ${onLight}
  box-shadow: ${elevation('modal')};
  animation: ${fadeIn} ${motion('slow')};
  ${media.print} {
    display: none;
  }
`;

const Inner = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: center;
  max-width: ${layout.container}px;
  margin-inline: auto;
  padding-block: ${space(4)} max(${space(4)}, env(safe-area-inset-bottom));
  ${gutters}
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(7)};
  }
`;

// Nothing stays hidden behind it: the page ends above it, the focused element is scrolled above it, floating buttons move up, and what
// sticks to the bottom sticks above it (`--bottom-bar-height`).
const Above = createGlobalStyle<{ $height: number }>`
  html {
    scroll-padding-block-end: ${({ $height }) => $height}px;
    --bottom-bar-height: ${({ $height }) => $height}px;
  }
  body {
    padding-block-end: ${({ $height }) => $height}px;
  }
  #main ~ button,
  [data-at-bottom] {
    translate: 0 -${({ $height }) => $height}px;
  }
`;

interface BottomPlaceProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A region fixed to the bottom of the page that never makes content unreachable. */
export function BottomBar({ label, children }: BottomPlaceProps) {
  const region = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setHeight(Math.ceil(element.getBoundingClientRect().height)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <Region ref={region} aria-label={label}>
      <Above $height={height} />
      <Inner>{children}</Inner>
    </Region>
  );
}
