import { noteAudit } from './audit.ts';
import { changedFields, type Values } from './changed-fields.ts';
import { draftIn, versionOf } from './content-versions.ts';
import type { MockContentKind, MockContentVersion } from './content-record.ts';
import type { Endpoint } from '../../contract/endpoints.ts';
import { MockError } from '../mock-error.ts';
import type { MockCall } from '../resolvers/resolver.ts';

export type ContentCall = Pick<MockCall<Endpoint>, 'store' | 'request' | 'signedIn'>;

/** A page whose content is kept. */
interface Kept {
  readonly kind: MockContentKind;
  /** What the details of CONTENT_CHANGED say. */
  readonly current: () => unknown;
  readonly facts: () => Values;
}

export function writeContent(
  call: ContentCall,
  { kind, current, facts }: Kept,
  { action, version }: { readonly action: string; readonly version: number },
  change: () => void,
): void {
  if (versionOf(call.store, kind) !== version)
    throw new MockError('CONTENT_CHANGED', { details: { current: current() } });
  const before = facts();
  change();
  noteAudit(call, {
    ...{ action: `content.${action}`, subject: { type: 'content', id: kind } },
    ...changedFields(before, facts()),
  });
}

const nameOf = ({ signedIn }: ContentCall) => {
  const { firstName, lastName } = signedIn();
  return `${firstName} ${lastName}`;
};

export const nextNumber = ({ store }: Pick<ContentCall, 'store'>) => Number(store.newId().slice(-12));

function put(call: ContentCall, before: MockContentVersion, changes: object): void {
  const { state } = call.store;
  const after = { ...before, ...changes, version: nextNumber(call) } as MockContentVersion;
  state.content = state.content.map((each) => (each.id === before.id ? after : each));
}

export function putDraft(call: ContentCall, kind: MockContentKind, body: MockContentVersion['body']): void {
  const { store } = call;
  const changes = { body, changedAt: new Date().toISOString(), changedBy: nameOf(call) };
  const draft = draftIn(store, kind);
  if (draft) return put(call, draft, changes);
  const made = {
    ...{ id: nextNumber(call), kind, version: nextNumber(call), state: 'DRAFT', key: store.newId() },
    ...{ publishAt: null, publishedAt: null, publishedBy: null },
    ...changes,
  } as MockContentVersion;
  store.state.content = [...store.state.content, made];
}

export function discardDraft(call: ContentCall, kind: MockContentKind): void {
  const draft = draftOr409(call, kind);
  call.store.state.content = call.store.state.content.filter((each) => each !== draft);
}

/** @param at null: now */
export function publishDraft(call: ContentCall, kind: MockContentKind, at: string | null): void {
  if (at !== null && Date.parse(at) <= Date.now())
    throw refused([{ path: 'at', message: 'Choose a moment that is still to come.' }]);
  const now = new Date();
  put(call, draftOr409(call, kind), {
    ...{ state: 'PUBLISHED', publishedAt: now.toISOString(), publishedBy: nameOf(call) },
    publishAt: at === null ? now.getTime() : Date.parse(at),
  });
}

export function takeBack(call: ContentCall, kind: MockContentKind, id: number): void {
  const found = versionOr404(call, kind, id);
  if (found.state !== 'PUBLISHED' || (found.publishAt ?? 0) <= Date.now())
    throw new MockError('CONTENT_NOT_SCHEDULED');
  put(call, found, { state: 'WITHDRAWN' });
}

function draftOr409({ store }: ContentCall, kind: MockContentKind): MockContentVersion {
  const draft = draftIn(store, kind);
  if (!draft) throw new MockError('CONTENT_NO_DRAFT');
  return draft;
}

export function versionOr404(
  { store }: Pick<ContentCall, 'store'>,
  kind: MockContentKind,
  id: number,
): MockContentVersion {
  const found = store.state.content.find(
    (each) => each.kind === kind && each.id === id && each.state !== 'DRAFT',
  );
  if (!found) throw new MockError('CONTENT_VERSION_NOT_FOUND');
  return found;
}

type Problem = { readonly path: string; readonly message: string };

export const refused = (fields: readonly Problem[]) =>
  new MockError('VALIDATION_FAILED', { details: { fields } });
