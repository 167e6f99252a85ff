import type { ReactNode } from 'react';
import { rolesWith, staffRoleLabel, type Right } from '@ritual/shared/contract';
import { useMatches } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { ActionLink } from '../theme/button.tsx';
import { useAdmin } from '../person/use-admin.ts';
import { AdminPage } from './admin-page.tsx';
import { Message } from '../states/message.tsx';

/** What a route of the admin area says about itself, besides its title. */
export interface AdminHandle {
  /** What one has to be allowed to open it; a page for everybody has none. */
  readonly right?: Right;
}

/** The page, or which role has it, for an address that was opened by hand. */
export function NotAllowedHere({ children }: { readonly children: ReactNode }) {
  const { may } = useAdmin();
  const right = useMatches()
    .map(({ handle }) => (handle as AdminHandle | undefined)?.right)
    .find((each) => each !== undefined && !may(each));
  if (right === undefined) return children;
  return (
    <AdminPage title="Not for your role">
      <Message
        title={`This page is for ${listOf(rolesWith(right).map((each) => staffRoleLabel[each]))}.`}
        action={<ActionLink to={paths.admin.to()}>To the overview</ActionLink>}
      >
        Ask an owner of the store for that role if you need it.
      </Message>
    </AdminPage>
  );
}

const listOf = (words: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(words);
