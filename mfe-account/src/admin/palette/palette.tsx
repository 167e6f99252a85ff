import { use, useEffect, useId, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import {
  borderWidth,
  controlHeight,
  focusRingField,
  media,
  radius,
  space,
  weight,
} from '@ritual/shared/theme';
import { CloseIcon, IconButton, SearchIcon, useModal } from '@ritual/shared/ui';
import { useGo } from '../forms/leave-guard.ts';
import { entries } from '../frame/entries.tsx';
import { KeyCaps } from '../keys/key-caps.tsx';
import { KeyHint } from '../keys/key-hint.tsx';
import { KeyContext } from '../keys/use-admin-keys.ts';
import { useRights } from '../person/use-admin.ts';
import { floating, measures, phone, role, text } from '../theme/index.ts';
import { Marked } from './marked.tsx';
import { sources } from './sources.ts';
import { leastLetters, useFound } from './use-found.ts';

const Root = styled.dialog`
  ${floating}
  width: min(680px, 100% - 32px);
  margin: ${space(15)} auto auto;
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
  & [role='combobox'] {
    flex: 1;
    min-width: 0;
    height: ${controlHeight('large')};
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    ${text('field')}
    ${media.forcedColors} {
      &:focus {
        ${focusRingField}
      }
    }
  }
  & [role='combobox']::placeholder {
    color: ${role('muted')};
    opacity: 1;
  }
  & [role='listbox'] {
    max-height: min(56dvh, 520px);
    ${phone} {
      max-height: calc(100dvh - ${controlHeight('large')});
    }
    padding: ${space(2)};
    border-block: ${borderWidth('hairline')} solid ${role('hairline')};
    overflow-y: auto;
  }
  & [role='group'] > p {
    padding: ${space(2, 3, 1)};
    ${text('head')}
    color: ${role('muted')};
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    gap: ${space(2.5)};
    min-height: ${controlHeight('small')};
    ${phone} {
      min-height: ${measures.target}px;
    }
    padding-inline: ${space(3)};
    border-radius: ${radius('control')};
    ${text('strong')}
    font-weight: ${weight('medium')};
    cursor: pointer;
  }
  & [role='option'][aria-selected='true'] {
    background: ${role('selected')};
    box-shadow: inset ${borderWidth('bar')} 0 0 ${role('focus')};
  }
  & [role='option'] > kbd,
  & [role='option'] > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding-inline: ${space(4)};
`;

/** Where there is no Esc key. */
const Close = styled.div`
  display: none;
  ${phone} {
    display: block;
    margin-inline-end: -${space(2)};
  }
`;

const Empty = styled.p`
  padding: ${space(6)};
  border-block: ${borderWidth('hairline')} solid ${role('hairline')};
  ${text('body')}
  color: ${role('secondary')};
  text-align: center;
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
  ${phone} {
    display: none;
  }
`;

/** At most so many results. */
const most = 10;

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
  const go = useGo();
  const [typed, setTyped] = useState('');
  // Signs of kinds that the person can find; what begins with another one is words.
  const kindsBySign = sources.filter(({ sign: of, right }) => of !== null && (right === null || may(right)));
  const signs = ['>', ...kindsBySign.map(({ sign: of }) => of)];
  const sign = signs.find((each) => each !== null && typed.startsWith(each)) ?? null;
  const words = (sign === null ? typed : typed.slice(1)).trim();
  const { items: found, pending } = useFound(words, sign);
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
      act: () => go(to),
    }));
  const things = found.map(({ id, kind, label, detail, to }): Item => ({
    ...{ id: `${kind} ${id}`, group: kind, label, detail },
    act: () => go(to),
  }));
  const all =
    sign === '>'
      ? actions
      : sign !== null
        ? things
        : words === ''
          ? [...pages, ...actions]
          : [...actions.slice(0, 4), ...things, ...pages];
  const some = all.slice(0, most);
  const kinds = [...new Set(some.map(({ group }) => group))];
  const shown = kinds.flatMap((kind) => some.filter(({ group }) => group === kind));

  const id = useId();
  const [at, setAt] = useState(0);
  const current = Math.min(at, shown.length - 1);
  const choose = (item: Item | undefined) => {
    if (!item) return;
    onClose();
    // After the focus is back: an action may move it.
    setTimeout(item.act);
  };
  // Enter was pressed before there was anything to choose: it waits for the answer.
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (!waits || pending) return;
    setWaits(false);
    choose(shown[current]);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the answer is waited for
  }, [waits, pending]);
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined && shown.length > 0) setAt((current + by + shown.length) % shown.length);
    else if (event.key === 'Enter' && shown.length === 0 && pending) setWaits(true);
    else if (event.key === 'Enter') choose(shown[current]);
    else return;
    event.preventDefault();
  };
  return (
    <Root {...dialog} aria-label="Find or do">
      <Line>
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          aria-label="Find or do"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? `${id}-${String(current)}` : undefined}
          autoComplete="off"
          autoFocus
          placeholder="Find or do"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
            setWaits(false);
          }}
          onKeyDown={press}
        />
        <Close>
          <IconButton label="Close" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Close>
      </Line>
      {shown.length === 0 && (
        <Empty role="status">
          {sign !== null && sign !== '>' && words.length < leastLetters
            ? 'Type two letters or more.'
            : words === ''
              ? 'Nothing to do here.'
              : pending
                ? 'One moment…'
                : `Nothing is found for “${words}”.`}
        </Empty>
      )}
      <div role="listbox" id={`${id}-list`} aria-label="Results" hidden={shown.length === 0}>
        {kinds.map((kind) => (
          <div key={kind} role="group" aria-label={kind}>
            <p aria-hidden="true">{kind}</p>
            {shown.map((item, index) =>
              item.group !== kind ? null : (
                <div
                  key={item.id}
                  id={`${id}-${String(index)}`}
                  role="option"
                  aria-selected={index === current}
                  onPointerMove={() => setAt(index)}
                  onClick={() => choose(item)}
                >
                  <Marked label={item.label} words={words} />
                  {item.detail !== undefined && <Detail>{item.detail}</Detail>}
                  {item.press !== undefined && <KeyCaps press={item.press} />}
                </div>
              ),
            )}
          </div>
        ))}
      </div>
      <Foot>
        <KeyHint press="↑ ↓">choose</KeyHint>
        <KeyHint press="Enter">do it</KeyHint>
        <KeyHint press="Escape">close</KeyHint>
        <KeyHint press=">">actions</KeyHint>
        {kindsBySign.map(({ sign: of, kind }) => (
          <KeyHint key={kind} press={of ?? ''}>
            {kind.toLowerCase()}
          </KeyHint>
        ))}
      </Foot>
    </Root>
  );
}
