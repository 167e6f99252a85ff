import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react';
import { formatCents } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { ArrowRightIcon, Picture } from '@ritual/shared/ui';
import { announce } from '../announcements/announce.ts';
import { MatchedText } from './matched-text.tsx';
import type { SearchLook } from './search-field.ts';
import { All, Kind, Option, Panel, Place, SuggestionPrice, Words } from './suggestion-panel.ts';
import { useSuggestions, type Suggested } from './use-suggestions.ts';

export interface SuggestionsHandle {
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface SuggestionsProps {
  readonly ref: Ref<SuggestionsHandle>;
  /** Id of the list, for the field's `aria-controls`. */
  readonly id: string;
  readonly look: SearchLook;
  readonly text: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** Reports the list's state to the field, for its ARIA attributes. */
  readonly onPopup: (popup: { shown: boolean; active?: string }) => void;
  readonly onWrite: (text: string) => void;
  readonly onDone: () => void;
}

const all = 'all';

/** The list below the search field: a combobox's listbox of links. The focus stays in the field. */
export function Suggestions({
  ref,
  id,
  look,
  text,
  open,
  onOpen,
  onPopup,
  onWrite,
  onDone,
}: SuggestionsProps) {
  const q = text.trim();
  const suggested = useSuggestions(q, open);
  const shown = open && suggested !== null;
  const [choice, setChoice] = useState({ text, key: '' });
  const places = shown ? placesOf(suggested) : [];
  const keys = shown
    ? [...suggested.products.map(({ id }) => String(id)), ...places.map(({ key }) => key), all]
    : [];
  // Other text makes another list: the choice in the previous one does not carry over.
  const active = choice.text === text ? keys.indexOf(choice.key) : -1;
  const optionId = (key: string) => `${id}-${key}`;
  const activeId = active < 0 ? undefined : optionId(keys[active] ?? all);

  useEffect(() => {
    onPopup({ shown, ...(activeId !== undefined && { active: activeId }) });
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [onPopup, shown, activeId]);
  useEffect(() => {
    if (shown) announce(`${wordsOf(suggested)}`);
  }, [shown, suggested]);

  const keyActions: Readonly<Record<string, (event: KeyboardEvent<HTMLInputElement>) => boolean>> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active < 0 ? keys.length - 1 : active - 1),
    Enter: () => {
      if (activeId === undefined) return false;
      document.getElementById(activeId)?.click();
      return true;
    },
    Escape: () => {
      if (shown) onOpen(false);
      else if (text === '') return false;
      else onWrite('');
      return true;
    },
  };
  /** Moving past the last option, or above the first, returns to the field. */
  const move = (to: number) => {
    // A reopened list has no choice.
    setChoice({ text, key: shown ? (keys[to] ?? '') : '' });
    if (!shown) onOpen(true);
    return true;
  };
  useImperativeHandle(ref, () => ({
    onKeyDown: (event) => {
      if (!event.nativeEvent.isComposing && keyActions[event.key]?.(event)) event.preventDefault();
    },
  }));

  if (!shown) return null;
  const option = (key: string) => ({
    id: optionId(key),
    role: 'option',
    tabIndex: -1,
    onClick: onDone,
    'aria-selected': optionId(key) === activeId,
  });
  return (
    // Keeps the focus in the field while a suggestion is pressed; on blur the list would close before the click.
    <Panel $look={look} onMouseDown={(event) => event.preventDefault()}>
      {keys.length === 1 && <Words>{wordsOf(suggested)}</Words>}
      <div id={id} role="listbox" aria-label="Suggestions">
        {suggested.products.map((product) => (
          <Option key={product.id} to={paths.product.to(product)} {...option(String(product.id))}>
            <Picture file={product.imageFile} alt="" sizes="48px" />
            <span>
              <MatchedText text={product.name} q={suggested.q} />
            </span>
            <SuggestionPrice>{formatCents(product.price)}</SuggestionPrice>
          </Option>
        ))}
        {places.map(({ key, kind, name, to }) => (
          <Place key={key} to={to} {...option(key)}>
            <span>
              <MatchedText text={name} q={suggested.q} />
            </span>
            <Kind>{kind}</Kind>
          </Place>
        ))}
        <All to={paths.search.to({ q })} {...option(all)}>
          {`See all results for “${q}”`}
          <ArrowRightIcon size={20} />
        </All>
      </div>
    </Panel>
  );
}

interface PlaceToLook {
  readonly key: string;
  readonly kind: 'Collection' | 'Category';
  readonly name: string;
  readonly to: string;
}

/** Collections and categories that match the typed text. */
function placesOf({ collections, categories }: Suggested): PlaceToLook[] {
  return [
    ...collections.map(({ slug, title }) => ({
      key: `collection-${slug}`,
      kind: 'Collection' as const,
      name: title,
      to: paths.collection.to({ slug }),
    })),
    ...categories.map((name, index) => ({
      key: `category-${String(index)}`,
      kind: 'Category' as const,
      name,
      to: `${paths.collections.to()}?${new URLSearchParams({ category: name }).toString()}`,
    })),
  ];
}

function wordsOf({ failed, products, categories, collections, q }: Suggested): string {
  if (failed) return 'Suggestions are not available at the moment.';
  const count = products.length + categories.length + collections.length;
  if (count === 0) return `No suggestions for “${q}”.`;
  return count === 1 ? '1 suggestion.' : `${String(count)} suggestions.`;
}
