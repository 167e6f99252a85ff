import { useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from '@ritual/shared/routing';
import { space, z } from '@ritual/shared/theme';
import { CloseIcon, IconButton, MenuIcon, SearchIcon, useModal } from '@ritual/shared/ui';
import { measures, role, text } from '../theme/index.ts';
import { entries } from './entries.tsx';
import { Sidebar } from './sidebar.tsx';

const Bar = styled.div`
  color-scheme: dark;
  --focus-ring: ${role('focus')};
  position: sticky;
  inset-block-start: 0;
  z-index: ${z('nav')};
  display: flex;
  align-items: center;
  gap: ${space(1)};
  height: ${measures.topBar}px;
  padding-inline: ${space(1)};
  background: ${role('sidebar')};
  color: ${role('text')};
`;

const Place = styled.p`
  flex: 1;
  min-width: 0;
  ${text('strong')}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Menu = styled.dialog`
  width: min(${measures.sidebar + 48}px, 100%);
  height: 100dvh;
  max-height: none;
  margin: 0 auto 0 0;
  padding: 0;
  border: 0;
  background: ${role('sidebar')};
  &::backdrop {
    background: ${role('scrim')};
  }
`;

const Close = styled.div`
  color-scheme: dark;
  position: absolute;
  inset: ${space(1)} ${space(1)} auto auto;
  color: ${role('text')};
`;

/** On narrow windows instead of the sidebar: menu, place, search. */
export function TopBar({ onFind }: { readonly onFind: () => void }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const { dialog, filled } = useModal(open, () => setOpen(false));
  const place = entries.findLast(({ to }) => pathname.startsWith(to))?.label ?? 'Admin';
  return (
    <Bar>
      <IconButton label="Menu" aria-expanded={open} onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Place aria-hidden="true">{place}</Place>
      <IconButton label="Find or do" onClick={onFind}>
        <SearchIcon />
      </IconButton>
      <Menu {...dialog} aria-label="Admin area">
        {filled && (
          <>
            <Sidebar
              onFind={() => {
                setOpen(false);
                onFind();
              }}
              onChoose={() => setOpen(false)}
            />
            <Close>
              <IconButton label="Close menu" onClick={() => setOpen(false)}>
                <CloseIcon />
              </IconButton>
            </Close>
          </>
        )}
      </Menu>
    </Bar>
  );
}
