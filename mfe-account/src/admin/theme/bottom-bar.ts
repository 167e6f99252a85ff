import { css, styled } from 'styled-components';
import { borderWidth, controlHeight, space, z } from '@ritual/shared/theme';
import { phone } from './measures.ts';
import { role } from './roles.ts';

/** Of what a page is for, on a phone: its buttons at the lower edge of the window, where the thumb is. */
export const bottomBar = css`
  ${phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${z('bar')};
    display: flex;
    padding: ${space(3)} ${space(4)} max(${space(3)}, env(safe-area-inset-bottom));
    border-block-start: ${borderWidth('hairline')} solid ${role('divider')};
    background: ${role('raised')};
    & > button {
      flex: 1 1 100%;
      min-height: ${controlHeight('large')};
    }
  }
`;

/** As high as the bar that lies over the end of the page. */
export const BottomBarSpace = styled.div`
  display: none;
  ${phone} {
    display: block;
    height: ${space(8)};
  }
`;
