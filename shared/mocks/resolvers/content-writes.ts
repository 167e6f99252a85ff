import type { Endpoint } from '../../contract/endpoints.ts';
import { noteAudit } from '../data/audit.ts';
import { changedFields } from '../data/changed-fields.ts';
import {
  contentFacts,
  draftIn,
  versionIn,
  type MockContent,
  type MockVersion,
} from '../data/content-versions.ts';
import { invalidField, MockError } from '../mock-error.ts';
import type { MockCall } from './resolver.ts';

type Call = Pick<MockCall<Endpoint>, 'store' | 'request' | 'signedIn'>;

const nameOf = ({ signedIn }: Call) => {
  const { firstName, lastName } = signedIn();
  return `${firstName} ${lastName}`;
};

const nextNumber = ({ store }: Call) => Number(store.newId().slice(-12));

/**
 * The writes of one content, as those of the API; each answers with the editor.
 * @param current what the refusal brings, as it is sent
 */
export function contentWrites<Body, Editor>(
  of: MockContent<Body>,
  presentEditor: (store: Call['store']) => Editor,
  current: (editor: Editor) => unknown,
) {
  function write(call: Call, action: string, version: number, change: () => void): Editor {
    const { store } = call;
    if (versionIn(of.rows(store)) !== version)
      throw new MockError('CONTENT_CHANGED', { details: { current: current(presentEditor(store)) } });
    const before = contentFacts(store, of);
    change();
    noteAudit(call, {
      ...{ action: `content.${action}`, subject: { type: 'content', id: of.kind } },
      ...changedFields(before, contentFacts(store, of)),
    });
    return presentEditor(store);
  }

  function put(call: Call, before: MockVersion<Body>, changes: Partial<MockVersion<Body>>): void {
    const after = { ...before, ...changes, version: nextNumber(call) };
    const rows = of.rows(call.store);
    of.put(
      call.store,
      rows.map((each) => (each.id === before.id ? after : each)),
    );
  }

  function putDraft(call: Call, body: Body): void {
    const { store } = call;
    const changes = { body, changedAt: new Date().toISOString(), changedBy: nameOf(call) };
    const rows = of.rows(store);
    const draft = draftIn(rows);
    if (draft) return put(call, draft, changes);
    const made: MockVersion<Body> = {
      ...{ id: nextNumber(call), version: nextNumber(call), state: 'DRAFT', key: store.newId() },
      ...{ publishAt: null, publishedAt: null, publishedBy: null },
      ...changes,
    };
    of.put(store, [...rows, made]);
  }

  function draftOr409({ store }: Call): MockVersion<Body> {
    const draft = draftIn(of.rows(store));
    if (!draft) throw new MockError('CONTENT_NO_DRAFT');
    return draft;
  }

  function versionOr404({ store }: Call, id: number): MockVersion<Body> {
    const found = of.rows(store).find((each) => each.id === id && each.state !== 'DRAFT');
    if (!found) throw new MockError('CONTENT_VERSION_NOT_FOUND');
    return found;
  }

  return {
    save: (call: Call, version: number, checked: () => Body) =>
      write(call, 'save', version, () => putDraft(call, checked())),

    discard: (call: Call, version: number) =>
      write(call, 'discard', version, () => {
        const draft = draftOr409(call);
        of.put(
          call.store,
          of.rows(call.store).filter((each) => each !== draft),
        );
      }),

    publish: (call: Call, { version, at }: { readonly version: number; readonly at: string | null }) =>
      write(call, at === null ? 'publish' : 'schedule', version, () => {
        if (at !== null && Date.parse(at) <= Date.now())
          throw invalidField('at', 'Choose a moment that is still to come.');
        const now = new Date();
        put(call, draftOr409(call), {
          ...{ state: 'PUBLISHED', publishedAt: now.toISOString(), publishedBy: nameOf(call) },
          publishAt: at === null ? now.getTime() : Date.parse(at),
        });
      }),

    restore: (call: Call, id: number, version: number) =>
      write(call, 'restore', version, () =>
        putDraft(call, id === 0 ? of.first : versionOr404(call, id).body),
      ),

    takeBack: (call: Call, id: number, version: number) =>
      write(call, 'withdraw', version, () => {
        const found = versionOr404(call, id);
        if (found.state !== 'PUBLISHED' || (found.publishAt ?? 0) <= Date.now())
          throw new MockError('CONTENT_NOT_SCHEDULED');
        put(call, found, { state: 'WITHDRAWN' });
      }),
  };
}
