import { headers } from '../../contract/index.ts';
import type { Endpoint } from '../../contract/endpoints.ts';
import type { MockCall } from '../resolvers/resolver.ts';
import type { MockStore } from './mock-store.ts';
import type { MockAuditEntry } from './state.ts';

type What = Pick<MockAuditEntry, 'action' | 'subject' | 'before' | 'after'>;

/** Notes a write of an administrator, as the API does in its transaction. `before` and `after` have the changed fields. */
export function noteAudit(
  { store, request, signedIn }: Pick<MockCall<Endpoint>, 'store' | 'request' | 'signedIn'>,
  what: What,
): void {
  const { id: actorId } = signedIn();
  const actorRole = store.state.staff[actorId]?.role ?? 'owner';
  appendAudit(store, request, { ...what, actorId, actorRole });
}

export function appendAudit(
  { state }: MockStore,
  request: Request,
  what: What & Pick<MockAuditEntry, 'actorId' | 'actorRole'>,
): void {
  const fields = [...new Set([...Object.keys(what.before ?? {}), ...Object.keys(what.after ?? {})])];
  const requestId = request.headers.get(headers.requestId) ?? 'mock-request';
  const at = new Date().toISOString();
  state.audit = [...state.audit, { id: state.audit.length + 1, at, fields, requestId, ...what }];
}
