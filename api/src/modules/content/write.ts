import { defaultHomeContent, type HomeContent, type HomeDraft } from '@ritual/shared/kernel';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { audited, type Audited, type AuditedCall } from '../audit/audited.ts';
import { checkedHome } from './checks.ts';
import { homeFacts, readHomeEditor } from './editor.ts';
import {
  deleteDraft,
  homeIn,
  publishDraft,
  putDraft,
  versionById,
  versionNow,
  withdraw,
} from './versions.repository.ts';

type Database = Pick<Deps, 'database'>;

/** Writes run one after the other (`audited`): the version that each is based on is looked at when it is its turn. */
const write = (
  deps: Database,
  call: AuditedCall,
  action: string,
  version: number,
  change: (tx: Tx) => Promise<void>,
): Promise<void> => {
  const audit: Audited = {
    ...{ action: `content.${action}`, subject: { type: 'content', id: 'home' }, personal: null },
    read: homeFacts,
  };
  return audited(deps, call, audit, async (tx) => {
    const now = await versionNow(tx, 'home');
    if (now !== version)
      throw new AppError('CONTENT_CHANGED', { details: { current: await readHomeEditor(tx) } });
    await change(tx);
  });
};

export const saveDraft = (
  deps: Database,
  call: AuditedCall,
  { version, content }: { readonly version: number; readonly content: HomeDraft },
): Promise<void> =>
  write(deps, call, 'save', version, async (tx) =>
    putDraft(tx, 'home', await checkedHome(tx, content), call.caller.userId),
  );

export const discardDraft = (deps: Database, call: AuditedCall, version: number): Promise<void> =>
  write(deps, call, 'discard', version, async (tx) => {
    if (!(await deleteDraft(tx, 'home'))) throw new AppError('CONTENT_NO_DRAFT');
  });

/** @param at null: now */
export const publish = (
  deps: Database,
  call: AuditedCall,
  { version, at }: { readonly version: number; readonly at: string | null },
): Promise<void> =>
  write(deps, call, at === null ? 'publish' : 'schedule', version, async (tx) => {
    if (at !== null && Date.parse(at) <= Date.now())
      throw invalidFields({ path: 'at', message: 'Choose a moment that is still to come.' });
    const wanted = at === null ? null : new Date(at);
    if (!(await publishDraft(tx, 'home', wanted, call.caller.userId))) throw new AppError('CONTENT_NO_DRAFT');
  });

/** @param id 0: of the page that every store begins with */
export const restore = (deps: Database, call: AuditedCall, id: number, version: number): Promise<void> =>
  write(deps, call, 'restore', version, async (tx) =>
    putDraft(tx, 'home', await contentOf(tx, id), call.caller.userId),
  );

async function contentOf(tx: Tx, id: number): Promise<HomeContent> {
  if (id === 0) return defaultHomeContent;
  const row = await versionById(tx, 'home', id);
  const content = row && row.state !== 'DRAFT' ? homeIn(row.body) : null;
  if (!content) throw new AppError('CONTENT_VERSION_NOT_FOUND');
  return content;
}

export const takeBack = (deps: Database, call: AuditedCall, id: number, version: number): Promise<void> =>
  write(deps, call, 'withdraw', version, async (tx) => {
    const row = await versionById(tx, 'home', id);
    if (!row || row.state === 'DRAFT') throw new AppError('CONTENT_VERSION_NOT_FOUND');
    if (!(await withdraw(tx, 'home', id))) throw new AppError('CONTENT_NOT_SCHEDULED');
  });
