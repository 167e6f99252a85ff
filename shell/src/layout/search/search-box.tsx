import { useId, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { paths, useNavigate } from '@ritual/shared/routing';
import { SearchIcon, VisuallyHidden } from '@ritual/shared/ui';
import { useDeferredImport } from '../../loading/use-deferred-import.ts';
import {
  SearchForm,
  SearchInput,
  SearchLabel,
  SearchRoom,
  SubmitSign,
  type SearchLook,
} from './search-field.ts';
import type { SuggestionsHandle } from './suggestions.tsx';

const loadSuggestions = async () => (await import('./suggestions.tsx')).Suggestions;

interface SearchBoxProps {
  readonly look?: SearchLook;
  /** For a button of the form that stands outside it. */
  readonly formId?: string;
  /** A search was sent or a suggestion chosen. */
  readonly onDone?: () => void;
}

/**
 * Search for products: leads to the page of results, and suggests products while one types. The field is in the
 * server's page and a plain search until its suggestions, a chunk of their own, have come.
 */
export function SearchBox({ look = 'line', formId, onDone }: SearchBoxProps) {
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<SuggestionsHandle>(null);
  const [focused, setFocused] = useState(false);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  /** What the list says of itself: the option that is chosen from the keyboard, and whether there is a list at all. */
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
    <SearchRoom $look={look} onBlur={leave}>
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
            // What was typed before the page came alive counts, too.
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
    </SearchRoom>
  );
}
