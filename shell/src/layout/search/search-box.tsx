import { useId, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useNavigate } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { SearchIcon, VisuallyHidden } from '@ritual/shared/ui';
import { useDeferredImport } from '../../loading/use-deferred-import.ts';
import {
  SearchForm,
  SearchInput,
  SearchLabel,
  SearchSlot,
  SubmitSign,
  type SearchLook,
} from './search-field.ts';
import type { SuggestionsHandle } from './suggestions.tsx';

const loadSuggestions = async () => (await import('./suggestions.tsx')).Suggestions;

interface SearchBoxProps {
  readonly look?: SearchLook;
  /** For a submit button outside the form. */
  readonly formId?: string;
  /** Called when a search was submitted or a suggestion chosen. */
  readonly onDone?: () => void;
}

/**
 * Product search: navigates to the results page and suggests products while typing. The server renders the field, which is a
 * plain search form until the suggestions, a separate chunk, have loaded.
 */
export function SearchBox({ look = 'line', formId, onDone }: SearchBoxProps) {
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<SuggestionsHandle>(null);
  const [focused, setFocused] = useState(false);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  /** Reported by the list: the option chosen by keyboard, and whether the list is open at all. */
  const [popup, setPopup] = useState<{ shown: boolean; active?: string }>({ shown: false });
  const Suggestions = useDeferredImport(loadSuggestions, focused);

  const done = () => {
    setOpen(false);
    onDone?.();
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = input.current?.value.trim() ?? '';
    if (!q) {
      input.current?.focus();
      return;
    }
    done();
    void navigate(paths.search.to({ q }));
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setFocused(false);
    setOpen(false);
  };
  const write = (words: string) => {
    if (input.current) input.current.value = words;
    setText(words);
  };
  return (
    <SearchSlot $look={look} onBlur={leave}>
      <SearchForm
        id={formId}
        role="search"
        aria-label={look === 'box' ? undefined : 'Store'}
        $look={look}
        action={paths.search.to({})}
        onSubmit={search}
      >
        <SubmitSign type="submit" aria-label="Search">
          <SearchIcon size={look === 'box' ? 24 : 20} />
        </SubmitSign>
        <SearchLabel>
          <VisuallyHidden>Search products</VisuallyHidden>
          <SearchInput
            ref={input}
            $look={look}
            name="q"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={popup.shown}
            aria-controls={id}
            aria-activedescendant={popup.active}
            placeholder="Search..."
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="search"
            enterKeyHint="search"
            onFocus={() => setFocused(true)}
            // Text typed before hydration counts, too.
            onClick={(event) => {
              setText(event.currentTarget.value);
              setOpen(true);
            }}
            onChange={(event) => {
              setText(event.target.value);
              setOpen(true);
            }}
            onKeyDown={(event) => list.current?.onKeyDown(event)}
          />
        </SearchLabel>
      </SearchForm>
      {Suggestions && (
        <Suggestions
          ref={list}
          id={id}
          look={look}
          text={text}
          open={open}
          onOpen={setOpen}
          onPopup={setPopup}
          onWrite={write}
          onDone={done}
        />
      )}
    </SearchSlot>
  );
}
