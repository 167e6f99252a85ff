import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { Button, Field, SearchIcon } from '@ritual/shared/ui';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: end;
  max-width: 520px;
  margin-block-end: ${space(4)};
`;

interface AdminSearchProps {
  readonly label: string;
  /** The current search text. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

/** Searches a list of the admin area; the search text is in the URL. */
export function AdminSearch({ label, q, onSearch }: AdminSearchProps) {
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('q');
        onSearch(typeof words === 'string' ? words.trim() : '');
      }}
    >
      <Field
        key={q}
        label={label}
        hideLabel
        placeholder={label}
        name="q"
        type="search"
        size="compact"
        maxLength={100}
        defaultValue={q}
        icon={<SearchIcon />}
        autoComplete="off"
        required={false}
      />
      <Button type="submit" size="compact">
        Search
      </Button>
    </Form>
  );
}
