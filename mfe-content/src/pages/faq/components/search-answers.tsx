import type { FormEvent, Ref } from 'react';
import { paths } from '@ritual/shared/paths';
import { CloseIcon, Field, IconButton, SearchIcon } from '@ritual/shared/ui';

interface SearchAnswersProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClear: () => void;
  /** Ref of the input. */
  readonly ref: Ref<HTMLInputElement>;
}

/** The current results are already those of the typed text. */
const stay = (event: FormEvent) => event.preventDefault();

/**
 * The search above the answers; searches while typing. Without JavaScript the browser submits it, and the server searches.
 */
export function SearchAnswers({ query, onQuery, onClear, ref }: SearchAnswersProps) {
  return (
    <form role="search" action={paths.faq.to()} onSubmit={stay}>
      <Field
        name="q"
        ref={ref}
        label="Search the FAQ"
        hideLabel
        required={false}
        type="search"
        placeholder="Search the answers"
        icon={<SearchIcon size={20} />}
        after={
          query === '' ? undefined : (
            <IconButton label="Empty the search" size={32} onClick={onClear}>
              <CloseIcon />
            </IconButton>
          )
        }
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
    </form>
  );
}
