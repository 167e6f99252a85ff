import { headers } from '../../contract/index.ts';
import type { MockCall } from '../resolvers/resolver.ts';
import type { Endpoint } from '../../contract/endpoints.ts';
import type { MockAuditEntry } from './state.ts';

/** Notes a write of an administrator, as the API does in its transaction. `before` and `after` have the changed fields. */
export function noteAudit(
  { store, request, signedIn }: Pick<MockCall<Endpoint>, 'store' | 'request' | 'signedIn'>,
  what: Pick<MockAuditEntry, 'action' | 'subject' | 'before' | 'after'>,
): void {
  const { id: actorId } = signedIn();
  const actorRole = store.state.staff[actorId]?.role ?? 'owner';
  const fields = [...new Set([...Object.keys(what.before ?? {}), ...Object.keys(what.after ?? {})])];
  const requestId = request.headers.get(headers.requestId) ?? 'mock-request';
  const id = store.state.audit.length + 1;
  const at = new Date().toISOString();
  store.state.audit = [...store.state.audit, { id, at, actorId, actorRole, fields, requestId, ...what }];
}
