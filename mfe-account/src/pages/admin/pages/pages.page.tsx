import { useState } from 'react';
import { styled } from 'styled-components';
import type { AdminPage as Page } from '@ritual/shared/contract';
import { useLoaderData } from '@ritual/shared/routing';
import { bareList, borderWidth, layout, space } from '@ritual/shared/theme';
import { PlusIcon, TextLink } from '@ritual/shared/ui';
import {
  Action,
  AdminPage,
  role,
  Section,
  StatusWord,
  text,
  useAdminKeys,
  useRights,
  When,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { addressOf, stateWords } from '../../../rules/page/page-words.ts';
import { Hint } from '../order/lines.ts';
import { NewPageDialog } from './new-page-dialog.tsx';
import type { loader } from './pages.loader.ts';

export { loader } from './pages.loader.ts';

const List = styled.ul`
  ${bareList}
  ${text('cell')}
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1, 4)};
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
`;

const Name = styled.span`
  display: grid;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
  & > span {
    color: ${role('secondary')};
  }
`;

const State = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  color: ${role('secondary')};
`;

const Sections = styled.div`
  display: grid;
  gap: ${space(3.5)};
  max-width: ${layout.textColumn}px;
`;

/** Information pages: those that every store has, and those of the owner. */
export function Component() {
  const pages = useLoaderData<typeof loader>();
  const writable = useRights()('settings.write');
  const [making, setMaking] = useState(false);
  useAdminKeys('Pages', writable ? [{ press: 'n', label: 'New page', run: () => setMaking(true) }] : []);
  const own = pages.filter((page) => page.own !== null);
  return (
    <AdminPage
      title="Pages"
      intro="What shoppers read about shipping, returns and the terms. Numbers that the shop promises are fields in these texts, which follow Settings."
      actions={
        writable && (
          <Action icon={<PlusIcon size={18} />} press="n" onClick={() => setMaking(true)}>
            New page
          </Action>
        )
      }
    >
      <Sections>
        <Section title="Pages of every store">
          <PageList label="Pages of every store" pages={pages.filter((page) => page.own === null)} />
        </Section>
        <Section title="Own pages">
          {own.length > 0 ? (
            <PageList label="Own pages" pages={own} />
          ) : (
            <Hint>There is none yet. An own page has an address of its own, such as /pages/our-story.</Hint>
          )}
        </Section>
      </Sections>
      <NewPageDialog open={making} onClose={() => setMaking(false)} />
    </AdminPage>
  );
}

function PageList({ label, pages }: { readonly label: string; readonly pages: readonly Page[] }) {
  return (
    <List aria-label={label}>
      {pages.map((page) => {
        const [word, tone] = stateWords(page);
        return (
          <li key={page.page}>
            <Name>
              <TextLink look="inline" to={adminPaths.page(page.page)}>
                {page.title}
              </TextLink>
              <span>{addressOf(page)}</span>
            </Name>
            <State>
              {page.draft && <StatusWord tone="warn">Draft</StatusWord>}
              {page.scheduled > 0 && <StatusWord tone="info">Scheduled</StatusWord>}
              <StatusWord tone={tone}>{word}</StatusWord>
              {page.shownSince !== null && page.shown && <When at={page.shownSince} />}
            </State>
          </li>
        );
      })}
    </List>
  );
}
