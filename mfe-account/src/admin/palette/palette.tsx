import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { CloseIcon, IconButton, SearchIcon, useModal } from '@ritual/shared/ui';
import { KeyCaps } from '../keys/key-caps.tsx';
import { KeyHint } from '../keys/key-hint.tsx';
import { Marked } from './marked.tsx';
import { Close, Detail, Empty, Foot, Line, Root } from './palette-parts.ts';
import { useItems, type Item } from './use-items.ts';

/** Finds actions of this page, pages, and what the API can find; does or opens what is chosen. */
export function PaletteDialog({ onClose }: { readonly onClose: () => void }) {
  const { dialog } = useModal(true, onClose);
  const [typed, setTyped] = useState('');
  const { kinds, shown, words, pending, none, kindsBySign } = useItems(typed);

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
      {shown.length === 0 && <Empty role="status">{none}</Empty>}
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
