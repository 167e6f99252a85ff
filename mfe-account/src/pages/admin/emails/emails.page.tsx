import { styled } from 'styled-components';
import { useLoaderData, useNavigate, useSearchParams } from '@ritual/shared/routing';
import { bareList, border, space } from '@ritual/shared/theme';
import { ChipLink, EmptyState, Notice, Pagination, TextLink } from '@ritual/shared/ui';
import { AdminHead } from '../admin-head.tsx';
import type { loader } from './emails.loader.ts';
import { listAddress, pageSize, readQuery, states } from './mail-list.ts';
import { MailRow } from './mail-row.tsx';
import { MailSearch } from './mail-search.tsx';
import { stateLabel } from './mail-words.tsx';

export { loader } from './emails.loader.ts';

const Tools = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-block: ${space(5)};
`;

const Chips = styled.ul`
  ${bareList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const List = styled.ul`
  ${bareList}
  border-block-start: ${border('border.divider')};
`;

const Pages = styled.div`
  margin-block-start: ${space(6)};
`;

/** The store's mails: waiting, failed and sent. */
export function Component() {
  const { content, counts, page, totalElements, sending } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = readQuery(search);
  const all = counts.waiting + counts.sent + counts.failed;
  const chips = [
    [null, 'All', all] as const,
    ...states.map((each) => [each, stateLabel[each], counts[each]] as const),
  ];
  return (
    <>
      <AdminHead title="Emails">What the store writes to shoppers, newest first.</AdminHead>
      {!sending && (
        <Notice>There is no mail server (SMTP_URL): emails are not sent. They are kept and read here.</Notice>
      )}
      <Tools>
        <MailSearch key={query.q} query={query} />
        <nav aria-label="Emails by state">
          <Chips>
            {chips.map(([state, label, count]) => (
              <li key={label}>
                <ChipLink
                  to={listAddress({ ...query, state, page: 0 })}
                  current={state === query.state}
                  preventScrollReset
                >
                  {label} {count}
                </ChipLink>
              </li>
            ))}
          </Chips>
        </nav>
      </Tools>
      {totalElements === 0 ? (
        <EmptyState
          title={query.state || query.q ? 'No emails are found.' : 'There are no emails yet.'}
          action={
            all > 0 && <TextLink to={listAddress({ ...query, state: null, page: 0 })}>All emails</TextLink>
          }
        />
      ) : (
        <List aria-label="Emails">
          {content.map((mail) => (
            <MailRow key={mail.id} mail={mail} />
          ))}
        </List>
      )}
      {totalElements > pageSize && (
        <Pages>
          <Pagination
            page={page}
            size={pageSize}
            total={totalElements}
            onPage={(next) => void navigate(listAddress({ ...query, page: next }))}
          />
        </Pages>
      )}
    </>
  );
}
