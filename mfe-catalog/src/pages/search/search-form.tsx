import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { paths, useNavigate } from '@ritual/shared/routing';
import { Button, Field, SearchIcon } from '@ritual/shared/ui';

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(2)};
  align-items: end;
  max-width: 520px;
  margin-block-start: ${space(6)};
`;

/** A search in the page itself. A plain form: without its script the browser sends it. */
export function SearchForm({ q }: { readonly q: string }) {
  const navigate = useNavigate();
  return (
    <Form
      role="search"
      action={paths.search.to({})}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('q');
        void navigate(paths.search.to({ q: typeof words === 'string' ? words.trim() : '' }));
      }}
    >
      <Field
        key={q}
        label="Search products"
        hideLabel
        name="q"
        type="search"
        defaultValue={q}
        icon={<SearchIcon />}
        autoComplete="off"
      />
      <Button type="submit">Search</Button>
    </Form>
  );
}
