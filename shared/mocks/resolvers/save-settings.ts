import type { Endpoint } from '../../contract/endpoints.ts';
import { noteAudit } from '../data/audit.ts';
import { changedFields, type Values } from '../data/changed-fields.ts';
import type { MockSettings } from '../data/settings.ts';
import type { MockCall } from './resolver.ts';

type Call = Pick<MockCall<Endpoint>, 'store' | 'request' | 'signedIn'>;

/** Writes settings and their entry in the log. */
export function saveSettings(
  call: Call,
  id: string,
  action: string,
  set: Partial<MockSettings>,
  values: [Values, Values],
): MockSettings {
  const { state } = call.store;
  state.settings = { ...state.settings, ...set };
  const subject = { type: 'settings', id };
  noteAudit(call, { action: `settings.${action}`, subject, ...changedFields(...values) });
  return state.settings;
}
