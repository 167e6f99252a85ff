import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { audited, type Audited, type AuditedCall } from '../audit/audited.ts';
import { contentFacts } from './editor.ts';
import type { ContentOf } from './kind.ts';
import {
  deleteDraft,
  publishDraft,
  putDraft,
  versionById,
  versionNow,
  withdraw,
} from './versions.repository.ts';

type Database = Pick<Deps, 'database'>;

/**
 * The writes of one content. Each names the state that it is based on; after another one it throws CONTENT_CHANGED.
 * @param readEditor what the refusal brings as `current`
 */
export function contentWrites<Body extends object>(
  of: ContentOf<Body>,
  readEditor: (tx: Tx) => Promise<object>,
) {
  const { kind } = of;

  /** Writes run one after the other (`audited`): the version that each is based on is looked at when it is its turn. */
  const write = (
    deps: Database,
    call: AuditedCall,
    action: string,
    version: number,
    change: (tx: Tx) => Promise<void>,
  ): Promise<void> => {
    const audit: Audited = {
      ...{ action: `content.${action}`, subject: { type: 'content', id: kind }, personal: null },
      read: (tx) => contentFacts(tx, of),
    };
    return audited(deps, call, audit, async (tx) => {
      const now = await versionNow(tx, kind);
      if (now !== version)
        throw new AppError('CONTENT_CHANGED', { details: { current: await readEditor(tx) } });
      await change(tx);
    });
  };

  async function contentOf(tx: Db, id: number): Promise<Body> {
    if (id === 0) return of.first;
    const row = await versionById(tx, kind, id);
    const content = row && row.state !== 'DRAFT' ? of.read(row.body) : null;
    if (!content) throw new AppError('CONTENT_VERSION_NOT_FOUND');
    return content;
  }

  return {
    contentOf,

    /** @param checked throws VALIDATION_FAILED for what cannot be saved */
    saveDraft: (
      deps: Database,
      call: AuditedCall,
      version: number,
      checked: (tx: Tx) => Body | Promise<Body>,
    ): Promise<void> =>
      write(deps, call, 'save', version, async (tx) =>
        putDraft(tx, kind, await checked(tx), call.caller.userId),
      ),

    discardDraft: (deps: Database, call: AuditedCall, version: number): Promise<void> =>
      write(deps, call, 'discard', version, async (tx) => {
        if (!(await deleteDraft(tx, kind))) throw new AppError('CONTENT_NO_DRAFT');
      }),

    /** @param at null: now */
    publish: (
      deps: Database,
      call: AuditedCall,
      { version, at }: { readonly version: number; readonly at: string | null },
    ): Promise<void> =>
      write(deps, call, at === null ? 'publish' : 'schedule', version, async (tx) => {
        if (at !== null && Date.parse(at) <= Date.now())
          throw invalidFields({ path: 'at', message: 'Choose a moment that is still to come.' });
        const wanted = at === null ? null : new Date(at);
        if (!(await publishDraft(tx, kind, wanted, call.caller.userId)))
          throw new AppError('CONTENT_NO_DRAFT');
      }),

    /** @param id 0: of what every store begins with */
    restore: (deps: Database, call: AuditedCall, id: number, version: number): Promise<void> =>
      write(deps, call, 'restore', version, async (tx) =>
        putDraft(tx, kind, await contentOf(tx, id), call.caller.userId),
      ),

    takeBack: (deps: Database, call: AuditedCall, id: number, version: number): Promise<void> =>
      write(deps, call, 'withdraw', version, async (tx) => {
        const row = await versionById(tx, kind, id);
        if (!row || row.state === 'DRAFT') throw new AppError('CONTENT_VERSION_NOT_FOUND');
        if (!(await withdraw(tx, kind, id))) throw new AppError('CONTENT_NOT_SCHEDULED');
      }),
  };
}
