import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  bareButton,
  border,
  color,
  controlHeight,
  insetBar,
  media,
  space,
  transition,
  type,
} from '@ritual/shared/theme';

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Names the list ('Product details'). */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  /** Controlled when given. */
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}

const List = styled.div`
  display: flex;
  gap: ${space(6)};
  border-block-end: ${border('border.divider')};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Tab = styled.button`
  ${bareButton}
  flex: none;
  min-height: ${controlHeight('medium')};
  padding-inline: ${space(0.5)};
  box-shadow: ${insetBar('bottom', 'transparent')};
  color: ${color('text.muted')};
  ${type('name')}
  ${transition(['color', 'box-shadow'])}
  &[aria-selected='true'] {
    color: ${color('text.primary')};
    box-shadow: ${insetBar('bottom', 'border.strong')};
  }
  &:focus-visible {
    outline-offset: -${space(0.5)};
  }
  ${media.hover} {
    &:hover {
      color: ${color('text.primary')};
    }
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      border-block-end: ${border('Highlight', 'selected')};
    }
  }
`;

const Panel = styled.div`
  padding-block: ${space(5)};
`;

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs with arrow keys. The server renders every panel, so that search engines and print find it. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = selected ?? own;

  const choose = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const handleKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === current);
    const next = moves[event.key]?.(at, tabs.length - 1);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    choose(tab.id);
    list.current
      ?.querySelectorAll<HTMLElement>('[role=tab]')
      .item(next ?? 0)
      .focus();
  };

  return (
    <div>
      <List role="tablist" aria-label={label} ref={list} onKeyDown={handleKey}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-controls={`${base}-${tab.id}-panel`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => {
              choose(tab.id);
            }}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== current}
          tabIndex={0}
        >
          {tab.content}
        </Panel>
      ))}
    </div>
  );
}
