import { border, color, easing, media, motion, onLight, scrim } from '@ritual/shared/theme';

const leaves = (property: string): string => `${property} ${motion('slow', 'exit')}`;
const stays = (property: string): string => `${property} ${motion('slow')} allow-discrete`;

/**
 * Shared styles of dialogs and drawers: a bare box that opens and closes in `slow`, and the scrim behind it. `closed` is its
 * style before opening and after closing. One that replaces another is open at once.
 */
export const modalStyles = (closed: string): string => `
  ${onLight}
  width: 100%;
  max-width: 100%;
  padding: 0;
  border: 0;
  background: ${color('surface.page')};
  overscroll-behavior: contain;
  ${media.forcedColors} { border: ${border('CanvasText')}; }
  ${closed}
  transition: ${[leaves('opacity'), leaves('transform'), stays('display'), stays('overlay')].join(', ')};
  &[open] {
    opacity: 1;
    transform: none;
    transition-timing-function: ${easing('enter')};
  }
  @starting-style {
    &[open] { ${closed} }
  }
  /* Contains wheel scrolling: the page behind does not scroll, and keeps its scrollbar, so that it does not shift. */
  &::backdrop {
    overflow: hidden;
    overscroll-behavior: contain;
    background: ${scrim('modal')};
    opacity: 0;
    transition: opacity ${motion('slow')}, ${stays('display')}, ${stays('overlay')};
  }
  &[open]::backdrop { opacity: 1; }
  &[data-replacing], &[data-replacing]::backdrop { transition: none; }
  @starting-style {
    &[open]::backdrop { opacity: 0; }
  }
`;
