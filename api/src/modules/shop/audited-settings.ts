import type { Audited } from '../audit/audited.ts';

/** How a change of the settings is put into the log: by what is different afterwards. */
export const ofSettings = (action: string, id: string, read: Audited['read']): Audited => ({
  ...{ action: `settings.${action}`, subject: { type: 'settings', id }, personal: null, read },
  onlyChanges: true,
});
