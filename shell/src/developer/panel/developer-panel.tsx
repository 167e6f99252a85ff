import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { browserStorage } from '@ritual/shared/storage';
import {
  belowWidth,
  border,
  color,
  elevation,
  radius,
  space,
  tabular,
  type,
  weight,
  z,
} from '@ritual/shared/theme';
import { Badge, Button, Checkbox, CloseIcon, IconButton, Tabs } from '@ritual/shared/ui';
import type { Snapshot } from '../../federation/snapshot.ts';
import type { Observed } from '../observe/observe.ts';
import { errorLines, eventLines, sharedLines } from './lines.ts';
import { List } from './list.tsx';
import { Outlines } from './outlines.tsx';
import { Regions } from './regions.tsx';
import { Swap } from './swap.tsx';
import { useChoices } from './use-choices.ts';
import { useRows } from './use-rows.ts';

const Frame = styled.section`
  position: fixed;
  inset: auto ${space(6)} ${space(6)} auto;
  /* Above the cookie banner, which has to be answered first. */
  margin-block-end: var(--bottom-bar-height, 0px);
  z-index: ${z('toast')};
  display: flex;
  flex-direction: column;
  width: min(760px, 100vw - ${space(7)});
  max-height: min(640px, 100dvh - ${space(9)} - var(--bottom-bar-height, 0px));
  border-radius: ${radius('panel')};
  background: ${color('surface.page')};
  box-shadow: ${elevation('modal')};
  ${type('caption')}
  @media ${belowWidth('sm')} {
    inset: auto 0 0 0;
    width: auto;
    max-height: min(56dvh, 100dvh - ${space(9)} - var(--bottom-bar-height, 0px));
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 3)};
  padding: ${space(1.5, 3, 0, 5)};
`;

const Title = styled.h2`
  ${type('bodyStrong')}
  font-weight: ${weight('heavy')};
`;

const Space = styled.span`
  flex: 1;
`;

const Badges = styled.span`
  display: inline-flex;
  gap: ${space(2)};
  @media ${belowWidth('sm')} {
    order: 1;
    width: 100%;
  }
`;

const Body = styled.div`
  /* Where there is little room it shrinks before the foot does, down to the tabs and some of what is below them. */
  flex: 1 1000 auto;
  min-height: ${space(14)};
  overflow: auto;
  overscroll-behavior: contain;
  padding-inline: ${space(5)};
  /* The tabs' own distance is that of a page's. */
  [role='tabpanel'] {
    padding-block: 0;
  }
  [role='tab'] {
    ${type('label')}
  }
  @media ${belowWidth('sm')} {
    [role='tablist'] {
      flex-wrap: wrap;
      column-gap: ${space(2)};
    }
  }
`;

const Foot = styled.footer`
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space(3, 5)};
  border-block-start: ${border('border.divider')};
  background: ${color('surface.subtle')};
`;

const Count = styled.span`
  color: ${color('text.muted')};
  font-weight: ${weight('regular')};
  ${tabular}
`;

const Opener = styled.div`
  position: fixed;
  inset: auto auto ${space(4)} ${space(4)};
  margin-block-end: var(--bottom-bar-height, 0px);
  z-index: ${z('toast')};
`;

const storageKey = 'rop.developer-panel';
interface Kept {
  readonly open: boolean;
  readonly outlines: boolean;
}
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'open' in value && 'outlines' in value;

interface DeveloperPanelProps {
  readonly observed: Observed;
  readonly snapshot: Snapshot;
  readonly shellVersion: string;
}

export function DeveloperPanel({ observed, snapshot, shellVersion }: DeveloperPanelProps) {
  const [{ open, outlines }, setKept] = useState<Kept>(
    () => browserStorage.read(storageKey, isKept) ?? { open: true, outlines: true },
  );
  const keep = (next: Kept) => {
    setKept(next);
    browserStorage.write(storageKey, next);
  };
  const { choices, problem } = useChoices();
  const rows = useRows(observed, snapshot, shellVersion, choices);
  const [selected, setSelected] = useState<string>();
  const [tab, setTab] = useState('regions');
  const opener = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);
  const frame = useCallback((element: HTMLElement | null) => {
    // Not when the page opens: the panel must not take the focus from it.
    if (moved.current) element?.focus();
  }, []);
  useEffect(() => {
    if (moved.current && !open) opener.current?.focus();
  }, [open]);
  const show = (next: boolean) => {
    moved.current = true;
    keep({ open: next, outlines });
  };

  const remote = selected ?? rows.find(({ owner }) => owner !== 'shell')?.owner;
  const chosen = choices?.chosen;
  const isPreview = chosen && (chosen.localhost !== null || Object.keys(chosen.remotes).length > 0);
  const shared = sharedLines(observed.federation.sharedPackages());
  const tabs = [
    {
      id: 'regions',
      label: label('Regions', rows.filter(({ here }) => here).length),
      content: <Regions rows={rows} selected={remote} onSelect={setSelected} />,
    },
    {
      id: 'shared',
      label: label('Shared packages', shared.length),
      content: <List lines={shared} empty="No remote has asked for a shared package yet." />,
    },
    {
      id: 'events',
      label: label('Events', observed.events.length),
      content: <List lines={eventLines(observed.events)} empty="No cart events yet." />,
    },
    {
      id: 'errors',
      label: label('Errors', observed.errors.length),
      content: <List lines={errorLines(observed.errors)} empty="Nothing was reported on this page." />,
    },
  ];

  return (
    <>
      {open && outlines && <Outlines rows={rows} />}
      {!open && (
        <Opener>
          <Button ref={opener} size="small" onClick={() => show(true)}>
            Developer panel
          </Button>
        </Opener>
      )}
      {open && (
        <Frame
          ref={frame}
          tabIndex={-1}
          aria-label="Developer panel"
          onKeyDown={(event) => {
            if (event.key === 'Escape') show(false);
          }}
        >
          <Head>
            <Title>Developer panel</Title>
            <Badges>
              <Badge>Revision {snapshot.revision}</Badge>
              {isPreview && <Badge tone="info">Preview, only for you</Badge>}
            </Badges>
            <Space />
            <Checkbox
              label="Outlines"
              checked={outlines}
              onChange={({ currentTarget }) => keep({ open, outlines: currentTarget.checked })}
            />
            <IconButton label="Close" size={36} onClick={() => show(false)}>
              <CloseIcon size={18} />
            </IconButton>
          </Head>
          <Body>
            <Tabs label="Developer panel" tabs={tabs} selected={tab} onSelect={setTab} />
          </Body>
          <Foot>
            {problem !== undefined && <p role="alert">{problem}</p>}
            {choices && remote !== undefined && <Swap key={remote} remote={remote} choices={choices} />}
          </Foot>
        </Frame>
      )}
    </>
  );
}

const label = (text: string, count: number) => (
  <>
    {text} <Count>{count}</Count>
  </>
);
