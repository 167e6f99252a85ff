import { use, useState } from 'react';
import { Command } from 'cmdk';
import { styled } from 'styled-components';
import { useNavigate } from '@ritual/shared/routing';
import { radius, space } from '@ritual/shared/theme';
import { SearchIcon, useModal } from '@ritual/shared/ui';
import { entries } from '../frame/entries.tsx';
import { KeyCaps } from '../keys/key-caps.tsx';
import { KeyContext } from '../keys/use-admin-keys.ts';
import { useRights } from '../person/use-admin.ts';
import { floating, phone, role, text } from '../theme/index.ts';
import { Marked } from './marked.tsx';
import { useFound } from './use-found.ts';

const Root = styled.dialog`
  ${floating}
  width: min(680px, 100% - 32px);
  margin: 120px auto auto;
  padding: 0;
  border-radius: ${radius('panel')};
  background: ${role('raised')};
  color: ${role('text')};
  overflow: hidden;
  &::backdrop {
    background: ${role('scrim')};
  }
  ${phone} {
    width: 100%;
    max-width: 100%;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border-radius: 0;
  }
  & [cmdk-input] {
    flex: 1;
    min-width: 0;
    height: 56px;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    ${text('field')}
  }
  & [cmdk-input]::placeholder {
    color: ${role('muted')};
    opacity: 1;
  }
  & [cmdk-list] {
    max-height: min(56dvh, 520px);
    padding: ${space(2)};
    border-block: 1px solid ${role('hairline')};
    overflow-y: auto;
  }
  & [cmdk-group-heading] {
    padding: ${space(2, 3, 1)};
    ${text('head')}
    color: ${role('muted')};
  }
  & [cmdk-item] {
    display: flex;
    align-items: center;
    gap: ${space(2.5)};
    min-height: 40px;
    padding-inline: ${space(3)};
    border-radius: ${radius('control')};
    ${text('strong')}
    font-weight: 560;
    cursor: pointer;
  }
  & [cmdk-item][data-selected='true'] {
    background: ${role('selected')};
    box-shadow: inset 3px 0 0 ${role('focus')};
  }
  & [cmdk-item] > kbd,
  & [cmdk-item] > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
  & [cmdk-empty] {
    padding: ${space(6)};
    ${text('body')}
    color: ${role('secondary')};
    text-align: center;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding-inline: ${space(4)};
`;

const Detail = styled.span`
  ${text('cell')}
  color: ${role('muted')};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5, 4)};
  padding: ${space(2.5, 4)};
  ${text('hint')}
  color: ${role('muted')};
  & > span {
    display: inline-flex;
    gap: ${space(1.5)};
    align-items: center;
  }
`;

/** At most so many results. */
const most = 10;
const signs = ['#', '@', '>'];

interface Item {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly detail?: string;
  readonly press?: string;
  readonly act: () => void;
}

/** Finds actions of this page, pages, and what the API can find; does or opens what is chosen. */
export function PaletteDialog({ onClose }: { readonly onClose: () => void }) {
  const { dialog } = useModal(true, onClose);
  const may = useRights();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const sign = signs.find((each) => typed.startsWith(each)) ?? null;
  const words = (sign === null ? typed : typed.slice(1)).trim();
  const found = useFound(words, sign);
  const fits = (label: string) => label.toLowerCase().includes(words.toLowerCase());

  const groups = use(KeyContext)?.groups() ?? [];
  const actions = groups
    // What concerns the selection and what was just done comes first.
    .toSorted((a, b) => Number(b.title === 'Actions') - Number(a.title === 'Actions'))
    .flatMap(({ title, keys }) =>
      keys
        .filter(({ press, quiet }) => !quiet && !press.startsWith('g ') && press !== '$mod+K')
        .map((key) => ({ ...key, title })),
    )
    .filter(({ label }) => fits(label))
    .map(({ press, label, title, run }): Item => {
      const act = () => run(new KeyboardEvent('keydown'));
      return { id: `${title} ${press}`, group: 'Actions', label, press, act };
    });
  const pages = entries
    .filter(({ right, label }) => (right === null || may(right)) && fits(label))
    .map(({ label, to, key }): Item => ({
      ...{ id: to, group: 'Pages', label, press: `g ${key}` },
      act: () => void navigate(to),
    }));
  const things = found.map(({ id, kind, label, detail, to }): Item => ({
    ...{ id: `${kind} ${id}`, group: kind, label, detail },
    act: () => void navigate(to),
  }));
  const all =
    sign === '>'
      ? actions
      : sign !== null
        ? things
        : words === ''
          ? [...pages, ...actions]
          : [...actions.slice(0, 4), ...things, ...pages];
  const shown = all.slice(0, most);
  const kinds = [...new Set(shown.map(({ group }) => group))];

  return (
    <Root {...dialog} aria-label="Find or do">
      <Command label="Find or do" shouldFilter={false} loop>
        <Line>
          <SearchIcon />
          <Command.Input value={typed} onValueChange={setTyped} placeholder="Find or do" autoFocus />
        </Line>
        <Command.List label="Results">
          <Command.Empty>
            {words === '' ? 'Nothing to do here.' : `Nothing is found for “${words}”.`}
          </Command.Empty>
          {kinds.map((kind) => (
            <Command.Group key={kind} heading={kind}>
              {shown
                .filter(({ group }) => group === kind)
                .map(({ id, label, detail, press, act }) => (
                  <Command.Item
                    key={id}
                    value={id}
                    onSelect={() => {
                      onClose();
                      // After the focus is back: an action may move it.
                      setTimeout(act);
                    }}
                  >
                    <Marked label={label} words={words} />
                    {detail !== undefined && <Detail>{detail}</Detail>}
                    {press !== undefined && <KeyCaps press={press} />}
                  </Command.Item>
                ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
      <Foot>
        <span>
          <KeyCaps press="↑ ↓" /> choose
        </span>
        <span>
          <KeyCaps press="Enter" /> do it
        </span>
        <span>
          <KeyCaps press="Escape" /> close
        </span>
        <span>
          <KeyCaps press=">" /> actions
        </span>
      </Foot>
    </Root>
  );
}
