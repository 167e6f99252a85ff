import { styled } from 'styled-components';
import { useLoaderData, useNavigate, useSearchParams } from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { EmptyState, Pagination, Panel, TextLink } from '@ritual/shared/ui';
import { AdminHead } from '../admin-head.tsx';
import { AdminSearch } from '../admin-search.tsx';
import { MessageRow } from './components/message-row.tsx';
import { MessageStates } from './components/message-states.tsx';
import { listAddress, pageSize, readQuery, type loader } from './messages.loader.ts';

export { loader } from './messages.loader.ts';

const List = styled(Panel)`
  margin-block: ${space(4)} ${space(5)};
  padding: 0;
`;

/** Messages to the store: by state, searched, newest first. */
export function Component() {
  const { content, page, totalElements, counts } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = readQuery(search);
  const { state, q } = query;
  const searched = q !== '';
  return (
    <>
      <AdminHead title="Messages" />
      <AdminSearch
        label="Search messages"
        q={q}
        onSearch={(words) => void navigate(listAddress({ state, q: words }))}
      />
      <MessageStates query={query} counts={counts} />
      <List aria-label="Messages">
        {content.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
        {totalElements === 0 && (
          <EmptyState
            look="bare"
            title={searched ? `No messages for “${q}”.` : 'No messages here.'}
            action={searched && <TextLink to={listAddress({ state })}>Clear search</TextLink>}
          />
        )}
      </List>
      {totalElements > pageSize && (
        <Pagination
          page={page}
          size={pageSize}
          total={totalElements}
          onPage={(next) => void navigate(listAddress({ ...query, page: next }))}
        />
      )}
    </>
  );
}
