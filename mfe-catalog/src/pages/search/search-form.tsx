import { styled } from 'styled-components';
import { border, color, controlHeight, focusRingField, radius, space, type } from '@ritual/shared/theme';
import { useNavigate } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { Button, VisuallyHidden } from '@ritual/shared/ui';

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(2)};
  max-width: 520px;
  margin-block-start: ${space(6)};
`;

// Styled like a field. The shared field, with its hints and errors, would exceed the page's script budget.
const Words = styled.input`
  appearance: none;
  width: 100%;
  height: ${controlHeight('base')};
  padding-inline: ${space(4)};
  border: ${border('border.control')};
  border-radius: ${radius('control')};
  ${type('field')}
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:focus-visible {
    border-color: ${color('border.strong')};
    ${focusRingField}
  }
`;

/** Search form in the page itself. A plain form: without JavaScript the browser submits it. */
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
      <label>
        <VisuallyHidden>Search products</VisuallyHidden>
        <Words key={q} name="q" type="search" required defaultValue={q} maxLength={100} autoComplete="off" />
      </label>
      <Button type="submit">Search</Button>
    </Form>
  );
}
