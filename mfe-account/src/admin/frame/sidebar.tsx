import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { shopName } from '@ritual/shared/kernel';
import { Link, NavLink, useLocation } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import {
  bareButton,
  bareList,
  borderWidth,
  chosenInForcedColors,
  color,
  media,
  radius,
  space,
  tabular,
  weight,
} from '@ritual/shared/theme';
import { LogoMark, SearchIcon, VisuallyHidden } from '@ritual/shared/ui';
import { KeyCaps } from '../keys/key-caps.tsx';
import { useAdmin } from '../person/use-admin.ts';
import { folded, lowWindow, measures, role, text } from '../theme/index.ts';
import { entryGroups, mayOpen } from './entries.tsx';
import { PersonBar } from './person-bar.tsx';

const Root = styled.div`
  /* Dark in both schemes. */
  color-scheme: dark;
  --focus-ring: ${role('focus')};
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${space(5)} ${space(3)} ${space(3)};
  border-inline-end: ${borderWidth('hairline')} solid ${role('hairline')};
  background: ${role('sidebar')};
  color: ${role('secondary')};
`;

const Mark = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  padding-inline: ${space(3)};
  color: ${role('text')};
  ${text('mark')}
  white-space: nowrap;
`;

const Find = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: ${measures.entry}px;
  ${folded} {
    min-height: ${measures.target}px;
  }
  margin-block: ${space(4)} ${space(2)};
  padding-inline: ${space(3)};
  border: ${borderWidth('hairline')} solid ${role('divider')};
  border-radius: ${radius('control')};
  ${text('cell')}
  color: ${role('muted')};
  & > :last-child {
    margin-inline-start: auto;
  }
`;

/** The entries scroll between the field and the person, which stay; in a very low window all of it does. */
const Entries = styled.nav`
  flex: 1 1 0;
  min-height: 160px;
  /* Room for the focus ring, which the edge would cut. */
  margin-inline: -${space(1.5)};
  padding: ${space(1, 1.5)};
  overflow-y: auto;
  scrollbar-width: none;
`;

const Title = styled.h2`
  padding: ${space(4)} ${space(3)} ${space(1.5)};
  ${text('group')}
  color: ${role('muted')};
  ${lowWindow} {
    padding-block: ${space(2.5)} ${space(1)};
  }
`;

const List = styled.ul`
  ${bareList}
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${measures.entry}px;
  padding-inline: ${space(3)};
  border-radius: ${radius('control')};
  ${text('entry')}
  ${lowWindow} {
    min-height: ${measures.entryLow}px;
  }
  ${folded} {
    min-height: ${measures.target}px;
  }
  /* Icons come in two sizes; the words of all entries begin at one line. */
  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  ${media.hover} {
    &:hover {
      color: ${role('text')};
    }
  }
  &[aria-current='page'] {
    background: ${role('sidebar-current')};
    color: ${role('text')};
    font-weight: ${weight('strong')};
    ${chosenInForcedColors}
  }
`;

const Count = styled.span`
  margin-inline-start: auto;
  ${text('hint')}
  ${tabular}
  color: ${role('muted')};
`;

/** The same in both schemes, as the sidebar is: light words on cinnabar, which are those of the light scheme. */
const Due = styled.span`
  color-scheme: light;
  display: grid;
  place-items: center;
  min-width: 22px;
  min-height: 20px;
  margin-inline-start: auto;
  padding-inline: ${space(1.5)};
  border-radius: ${radius('badge')};
  background: ${color('badge.count')};
  color: ${color('text.onDark')};
  ${text('badge')}
  ${tabular}
`;

interface SidebarProps {
  readonly onFind: () => void;
  /** An entry was chosen: the menu of a phone closes. */
  readonly onChoose?: () => void;
}

/** The pages that the person may open. */
export function Sidebar({ onFind, onChoose }: SidebarProps) {
  const { may, counts } = useAdmin();
  const { pathname } = useLocation();
  const entriesShown = useRef<HTMLElement>(null);
  useLayoutEffect(() => showCurrent(entriesShown.current), [pathname]);
  return (
    <Root>
      <Mark to={paths.admin.to()}>
        <LogoMark size={20} />
        {shopName(useShop())}
      </Mark>
      <Find type="button" onClick={onFind}>
        <SearchIcon size={16} />
        Find or do
        <KeyCaps press="$mod+K" />
      </Find>
      <Entries ref={entriesShown} aria-label="Admin">
        {entryGroups.map(({ title, entries }) => {
          const open = entries.filter((entry) => mayOpen(entry, may));
          if (open.length === 0) return null;
          return (
            <div key={title ?? ''}>
              {title !== null && <Title>{title}</Title>}
              <List>
                {open.map(({ label, to, icon, end = false, count, due }) => {
                  const number = count?.(counts) ?? 0;
                  return (
                    <li key={to}>
                      <Item to={to} end={end} {...(onChoose && { onClick: onChoose })}>
                        {icon}
                        {label}
                        {number > 0 && due === undefined && <Count>{number}</Count>}
                        {number > 0 && due !== undefined && (
                          <Due>
                            {number}
                            <VisuallyHidden> {due}</VisuallyHidden>
                          </Due>
                        )}
                      </Item>
                    </li>
                  );
                })}
              </List>
            </div>
          );
        })}
      </Entries>
      <PersonBar />
    </Root>
  );
}

/** Scrolls the entries only, never the page. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector('[aria-current="page"]');
  if (!list || !current) return;
  const [shown, at] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  if (at.bottom > shown.bottom) list.scrollTop += at.bottom - shown.bottom + at.height;
  else if (at.top < shown.top) list.scrollTop -= shown.top - at.top + at.height;
}
