import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { audited, type Audited, type AuditedCall } from '../audit/audited.ts';
import type { Values } from '../audit/entries.repository.ts';
import {
  deleteDraft,
  publishDraft,
  putDraft,
  versionById,
  versionNow,
  versionRows,
  withdraw,
  type ContentKind,
} from './versions.repository.ts';

type Database = Pick<Deps, 'database'>;

/** A page whose content is kept. */
export interface Kept<Body> {
  readonly kind: ContentKind;
  /** What every store begins with, as this one can save it: version 0. null: there is none. */
  readonly first: (db: Db) => Body | null | Promise<Body | null>;
  /** null: another release has written it in a form that this one does not know. */
  readonly bodyIn: (stored: unknown) => Body | null;
  /** It has no version 0, and is deleted as a whole: its only draft is not thrown away. */
  readonly keepsOne?: boolean;
  /** What the details of CONTENT_CHANGED say. */
  readonly editor: (db: Db) => Promise<unknown>;
  /** For the audit log. */
  readonly facts: (db: Db) => Promise<Values>;
}

/** Writes run one after the other (`audited`): the version that each is based on is looked at when it is its turn. */
export const writeContent = (
  deps: Database,
  call: AuditedCall,
  { kind, editor, facts }: Pick<Kept<unknown>, 'kind' | 'editor' | 'facts'>,
  { action, version }: { readonly action: string; readonly version: number },
  change: (tx: Tx) => Promise<void>,
): Promise<void> => {
  const audit: Audited = {
    ...{ action: `content.${action}`, subject: { type: 'content', id: kind }, personal: null },
    read: facts,
  };
  return audited(deps, call, audit, async (tx) => {
    const now = await versionNow(tx, kind);
    if (now !== version) throw new AppError('CONTENT_CHANGED', { details: { current: await editor(tx) } });
    await change(tx);
  });
};

/** @param checked the body that is kept, or a refusal */
export const saveDraft = <Body>(
  deps: Database,
  call: AuditedCall,
  kept: Kept<Body>,
  version: number,
  checked: (tx: Tx) => Promise<Body>,
): Promise<void> =>
  writeContent(deps, call, kept, { action: 'save', version }, async (tx) =>
    putDraft(tx, kept.kind, await checked(tx), call.caller.userId),
  );

export const discardDraft = (
  deps: Database,
  call: AuditedCall,
  kept: Kept<unknown>,
  version: number,
): Promise<void> =>
  writeContent(deps, call, kept, { action: 'discard', version }, async (tx) => {
    if (!(await deleteDraft(tx, kept.kind))) throw new AppError('CONTENT_NO_DRAFT');
    if (kept.keepsOne && (await versionRows(tx, kept.kind)).length === 0)
      throw new AppError('CONTENT_ONLY_DRAFT');
  });

/** @param at null: now */
export const publish = (
  deps: Database,
  call: AuditedCall,
  kept: Kept<unknown>,
  { version, at }: { readonly version: number; readonly at: string | null },
): Promise<void> => {
  const action = at === null ? 'publish' : 'schedule';
  return writeContent(deps, call, kept, { action, version }, async (tx) => {
    if (at !== null && Date.parse(at) <= Date.now())
      throw invalidFields({ path: 'at', message: 'Choose a moment that is still to come.' });
    const wanted = at === null ? null : new Date(at);
    if (!(await publishDraft(tx, kept.kind, wanted, call.caller.userId)))
      throw new AppError('CONTENT_NO_DRAFT');
  });
};

/** Of which version of a page something is done. */
interface OfVersion {
  readonly id: number;
  readonly version: number;
}

/** Version 0 is the page that every store begins with. */
export const restore = <Body>(
  deps: Database,
  call: AuditedCall,
  kept: Kept<Body>,
  { id, version }: OfVersion,
): Promise<void> =>
  writeContent(deps, call, kept, { action: 'restore', version }, async (tx) =>
    putDraft(tx, kept.kind, await bodyOf(tx, kept, id), call.caller.userId),
  );

/** Of a version that was published, or of the first one. Throws CONTENT_VERSION_NOT_FOUND. */
export async function bodyOf<Body>(
  tx: Db,
  { kind, first, bodyIn }: Pick<Kept<Body>, 'kind' | 'first' | 'bodyIn'>,
  id: number,
): Promise<Body> {
  const row = id === 0 ? undefined : await versionById(tx, kind, id);
  const body = id === 0 ? await first(tx) : row && row.state !== 'DRAFT' ? bodyIn(row.body) : null;
  if (body === null) throw new AppError('CONTENT_VERSION_NOT_FOUND');
  return body;
}

export const takeBack = (
  deps: Database,
  call: AuditedCall,
  { kind, ...kept }: Kept<unknown>,
  { id, version }: OfVersion,
): Promise<void> =>
  writeContent(deps, call, { kind, ...kept }, { action: 'withdraw', version }, async (tx) => {
    const row = await versionById(tx, kind, id);
    if (!row || row.state === 'DRAFT') throw new AppError('CONTENT_VERSION_NOT_FOUND');
    if (!(await withdraw(tx, kind, id))) throw new AppError('CONTENT_NOT_SCHEDULED');
  });
