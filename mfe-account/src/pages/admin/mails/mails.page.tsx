import { styled } from 'styled-components';
import type { MailWordsList } from '@ritual/shared/contract';
import { mailGroups, type MailGroup } from '@ritual/shared/kernel';
import { bareList, borderWidth, space } from '@ritual/shared/theme';
import { useLoaderData } from '@ritual/shared/routing';
import { TextLink } from '@ritual/shared/ui';
import {
  AdminPage,
  oneColumnQuery,
  role,
  Section,
  shortTime,
  StatusWord,
  text,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import type { loader } from './mails.loader.ts';

export { loader } from './mails.loader.ts';

const List = styled.ul`
  ${bareList}
  ${text('cell')}
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(1, 3)};
    align-items: center;
    padding-block: ${space(3)};
    border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
  }
  & > li:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  & p {
    color: ${role('secondary')};
  }
`;

/** In wide windows two columns, read down the first one. */
const Groups = styled.div`
  & > * + * {
    margin-block-start: ${space(3.5)};
  }
  @media not all and ${oneColumnQuery} {
    columns: 2;
    column-gap: ${space(3.5)};
    & > * {
      margin-block: 0 ${space(3.5)};
      break-inside: avoid;
    }
  }
`;

const States = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(1, 2)};
`;

type Mail = MailWordsList['mails'][number];

const groupTitles: Readonly<Record<MailGroup, string>> = {
  account: 'Account',
  messages: 'Messages',
  orders: 'Orders',
  returns: 'Returns',
  marketing: 'After the purchase',
  staff: 'Staff',
};

/** Those of a group that this release does not know come last. */
const groupsOf = (mails: readonly Mail[]) =>
  [
    ...mailGroups.map((group) => ({
      title: groupTitles[group],
      mails: mails.filter((mail) => mail.group === group),
    })),
    { title: 'Others', mails: mails.filter(({ group }) => !mailGroups.some((known) => known === group)) },
  ].filter((group) => group.mails.length > 0);

/** Every mail that the store sends, and which words are the owner's. */
export function Component() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Email texts"
      intro="What the store’s emails say. The parts that an email needs, such as its list of pieces, its sums and its links, always stay in it."
    >
      <Groups>
        {groupsOf(mails).map((group) => (
          <Section key={group.title} title={group.title}>
            <List aria-label={group.title}>
              {group.mails.map((mail) => (
                <li key={mail.mail}>
                  <div>
                    <TextLink look="inline" to={adminPaths.mailText(mail.mail)}>
                      {mail.label}
                    </TextLink>
                    <p>{mail.about}</p>
                  </div>
                  <State {...mail} />
                </li>
              ))}
            </List>
          </Section>
        ))}
      </Groups>
    </AdminPage>
  );
}

function State({ state, hasDraft, scheduledAt }: Mail) {
  return (
    <States>
      {hasDraft && <StatusWord tone="warn">Draft</StatusWord>}
      {scheduledAt !== null && <StatusWord tone="info">{`From ${shortTime(scheduledAt)}`}</StatusWord>}
      {state === 'OWN' && <StatusWord tone="good">Your words</StatusWord>}
      {state === 'UNREADABLE' && (
        <StatusWord tone="bad">Of a later release: the first words are sent</StatusWord>
      )}
    </States>
  );
}
