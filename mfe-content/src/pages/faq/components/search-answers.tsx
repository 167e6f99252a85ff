import type { Ref } from 'react';
import { CloseIcon, Field, IconButton, SearchIcon } from '@ritual/shared/ui';

interface SearchAnswersProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClear: () => void;
  /** The input. */
  readonly ref: Ref<HTMLInputElement>;
}

/** The search above the answers; searches while one types. */
export function SearchAnswers({ query, onQuery, onClear, ref }: SearchAnswersProps) {
  return (
    <Field
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
  );
}
