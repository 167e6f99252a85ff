import { createContext, use } from 'react';
import type { AdminMe, AdminPreferences, Right } from '@ritual/shared/contract';

export interface Admin extends AdminMe {
  readonly may: (right: Right) => boolean;
  /** Shown at once, kept for the person; what cannot be kept is reported and stays for this page. */
  readonly setPreferences: (change: Partial<AdminPreferences>) => void;
}

export const AdminContext = createContext<Admin | null>(null);

/** Who works here: name, role, rights, preferences. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (!admin) throw new Error('This belongs inside the frame of the admin area.');
  return admin;
}

/** Whether the person has a right; an action without it is not drawn. */
export function useRights(): Admin['may'] {
  return useAdmin().may;
}
