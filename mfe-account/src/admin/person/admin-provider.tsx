import { useMemo, useState, type ReactNode } from 'react';
import type { AdminMe, AdminPreferences } from '@ritual/shared/contract';
import { setAdminPreferences } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api } from '@ritual/shared/http';
import { AdminContext, type Admin } from './use-admin.ts';

interface AdminProviderProps {
  readonly me: AdminMe;
  readonly children: ReactNode;
}

/** Gives the pages the person who works here. */
export function AdminProvider({ me, children }: AdminProviderProps) {
  const { report } = useHost();
  const [changed, setChanged] = useState<Partial<AdminPreferences>>({});
  const admin = useMemo<Admin>(() => {
    const preferences = { ...me.preferences, ...changed };
    return {
      ...me,
      preferences,
      may: (right) => me.rights.includes(right),
      setPreferences: (change) => {
        setChanged((before) => ({ ...before, ...change }));
        api
          .call(setAdminPreferences, { body: { ...preferences, ...change } })
          .catch((error: unknown) => report(error, { where: 'preferences' }));
      },
    };
  }, [me, changed, report]);
  return <AdminContext value={admin}>{children}</AdminContext>;
}
