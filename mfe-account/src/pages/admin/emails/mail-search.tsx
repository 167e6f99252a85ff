import { useState } from 'react';
import { styled } from 'styled-components';
import { useNavigate } from '@ritual/shared/routing';
import { layout, media, space } from '@ritual/shared/theme';
import { Button, Field } from '@ritual/shared/ui';
import { listAddress, type MailQuery } from './mail-list.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  align-items: end;
  ${media.sm} {
    grid-template-columns: minmax(0, ${layout.asideWide}px) auto;
    justify-content: start;
  }
`;

/** Searches mails by a part of the recipient or the subject; the search text is in the URL. */
export function MailSearch({ query }: { readonly query: MailQuery }) {
  const navigate = useNavigate();
  const [words, setWords] = useState(query.q);
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(listAddress({ ...query, q: words.trim(), page: 0 }));
      }}
    >
      <Field
        label="Search by recipient or subject"
        type="search"
        size="compact"
        maxLength={100}
        required={false}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" variant="outline" size="compact">
        Search
      </Button>
    </Form>
  );
}
