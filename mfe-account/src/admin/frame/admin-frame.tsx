import { useState } from 'react';
import { styled } from 'styled-components';
import type { AdminMe } from '@ritual/shared/contract';
import { getAdminMe } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { Outlet, useLoaderData, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { border, media, space, z } from '@ritual/shared/theme';
import { useGo } from '../forms/leave-guard.ts';
import { KeyProvider } from '../keys/key-provider.tsx';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { useAdminKeys } from '../keys/use-admin-keys.ts';
import { AdminProvider } from '../person/admin-provider.tsx';
import { useAdmin } from '../person/use-admin.ts';
import { folded, measures, role, schemeStyle, text } from '../theme/index.ts';
import { entries } from './entries.tsx';
import { Live } from './live.tsx';
import { NotAllowedHere } from './not-allowed.tsx';
import { PaletteDialog } from '../palette/palette.tsx';
import { Offline } from '../states/offline.tsx';
import { ListMemory } from '../table/list-memory.tsx';
import { UndoProvider } from '../undo/undo-provider.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return api.call(getAdminMe, {}, { signal });
}

export { shouldRevalidate } from './should-revalidate.ts';

const schemes = { system: 'light dark', light: 'light', dark: 'dark' } as const;

const Root = styled.div<{ $scheme: keyof typeof schemes }>`
  ${schemeStyle}
  color-scheme: ${({ $scheme }) => schemes[$scheme]};
  display: grid;
  grid-template-columns: ${measures.sidebar}px minmax(0, 1fr);
  min-height: 100dvh;
  background: ${role('page')};
  color: ${role('text')};
  ${text('body')}
  ${folded} {
    display: block;
  }
  ${media.print} {
    display: block;
    color-scheme: light;
    background: none;
  }
`;

const Side = styled.div`
  ${folded} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/** Stays in the window, and scrolls by itself where it is higher. */
const Fixed = styled.div`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  /* As high as what it shows, so that its ground ends below the last line. */
  grid-template-rows: minmax(max-content, 1fr);
  height: 100dvh;
  overflow-y: auto;
  scrollbar-width: none;
`;

const Narrow = styled.div`
  display: none;
  ${folded} {
    display: contents;
  }
  ${media.print} {
    display: none;
  }
`;

const Skip = styled.a`
  position: fixed;
  inset: ${space(2)} auto auto ${space(2)};
  z-index: ${z('toast')};
  padding: ${space(2, 4)};
  border: ${border('transparent')};
  background: ${role('filled')};
  color: ${role('filled-text')};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;

/** Frame of the admin area: sidebar, keys, colors, and the page itself. */
export function Component() {
  const me = useLoaderData<AdminMe>();
  return (
    <AdminProvider me={me}>
      <KeyProvider>
        <ListMemory>
          <Frame />
        </ListMemory>
      </KeyProvider>
    </AdminProvider>
  );
}

function Frame() {
  const { preferences, may } = useAdmin();
  const go = useGo();
  const [keysShown, setKeysShown] = useState(false);
  const [finding, setFinding] = useState(false);
  useAdminKeys('Everywhere', [
    { press: '$mod+K', label: 'Find or do', run: () => setFinding(true) },
    { press: '[Shift]+?', label: 'All keys of this page', run: () => setKeysShown(true) },
    ...entries
      .filter(({ right }) => right === null || may(right))
      .map(({ key, label, to }) => ({
        press: `g ${key}`,
        label: `Go to ${label}`,
        run: () => go(to),
      })),
  ]);
  return (
    <Root $scheme={preferences.scheme} data-scheme={preferences.scheme}>
      <Live>
        <Skip href="#admin-page">Skip to the page</Skip>
        <Side>
          <Fixed>
            <Sidebar onFind={() => setFinding(true)} />
          </Fixed>
        </Side>
        <Narrow>
          <TopBar onFind={() => setFinding(true)} />
        </Narrow>
        <div id="admin-page">
          <UndoProvider>
            <Offline />
            <NotAllowedHere>
              <Outlet />
            </NotAllowedHere>
          </UndoProvider>
        </div>
        <KeysDialog open={keysShown} onClose={() => setKeysShown(false)} />
        {finding && <PaletteDialog onClose={() => setFinding(false)} />}
      </Live>
    </Root>
  );
}
