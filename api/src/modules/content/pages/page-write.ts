import type { PageEditor } from '@ritual/shared/contract';
import {
  cleanPage,
  isShopPage,
  pageLinksIn,
  pageProblems,
  problemWords,
  type PageSource,
} from '@ritual/shared/kernel';
import { isAddressOfStore } from '@ritual/shared/paths';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { audited, type AuditedCall } from '../../audit/audited.ts';
import { knownTargets } from '../known-targets.ts';
import { saveDraft, writeContent } from '../write.ts';
import { keptPage, kindOf, ownOf } from './kept-page.ts';
import {
  addressTaken,
  insertPage,
  lockAddresses,
  movePage,
  nextPageId,
  ownPageById,
  setWithdrawn,
  type OwnPage,
} from './pages.repository.ts';

type Database = Pick<Deps, 'database'>;

/** @returns what was dropped of the text, because it was foreign markup */
export async function savePage(
  deps: Database,
  call: AuditedCall,
  page: string,
  { version, content }: { readonly version: number; readonly content: PageSource },
): Promise<PageEditor['dropped']> {
  const { source, dropped } = cleanPage(content);
  await saveDraft(deps, call, keptPage(page), version, async (tx) => {
    const empty = (['title', 'description', 'text'] as const).filter((name) => source[name] === '');
    const message = 'Nothing is left of this without its foreign markup. Enter words.';
    const links = pageLinksIn(source).map(({ value }) => value);
    const problems = [
      ...empty.map((path) => ({ path, message })),
      ...problemWords(pageProblems(source, await knownTargets(tx, links))),
    ];
    if (problems.length > 0)
      throw invalidFields(...problems.map((each) => ({ ...each, path: `content.${each.path}` })));
    return source;
  });
  return [...dropped];
}

/** @returns its number. Throws PAGE_ADDRESS_TAKEN and PAGES_FULL */
export async function createPage(
  deps: Database,
  call: AuditedCall,
  fields: { readonly slug: string; readonly title: string },
): Promise<number> {
  // Before the entry of the log, which names it.
  const id = await nextPageId(deps.database.db);
  const audit = {
    ...{ action: 'content.create', subject: { type: 'content', id: kindOf(id) }, personal: null },
    read: async (tx: Tx) => {
      const own = await ownPageById(tx, id);
      return own ? { address: own.slug, title: own.title } : null;
    },
  };
  await audited(deps, call, audit, async (tx) => {
    await lockAddresses(tx);
    await refuseTaken(tx, fields.slug, 0);
    if (!(await insertPage(tx, { ...fields, id }, call.caller.userId))) throw new AppError('PAGES_FULL');
  });
  return id;
}

async function refuseTaken(tx: Tx, slug: string, but: number): Promise<void> {
  const refused = (message: string) =>
    new AppError('PAGE_ADDRESS_TAKEN', { details: { fields: [{ path: 'slug', message }] } });
  if (isShopPage(slug) || isAddressOfStore(slug))
    throw refused(`The store itself has a page at /${slug}. Use another address.`);
  const taken = await addressTaken(tx, slug, but);
  if (taken?.current) throw refused(`This is the address of '${taken.title}'.`);
  if (taken) throw refused(`This was the address of '${taken.title}', and leads there.`);
}

interface OfPage {
  readonly page: string;
  readonly version: number;
}

/** A write of what is not the text of an own page. Throws PAGE_NOT_FOUND, for one that every store has, too. */
const writeOwn = (
  deps: Database,
  call: AuditedCall,
  { page, version }: OfPage,
  action: string,
  change: (tx: Tx, own: OwnPage) => Promise<void>,
): Promise<void> =>
  writeContent(deps, call, keptPage(page), { action, version }, async (tx) => {
    const own = await ownOf(tx, page);
    if (!own) throw new AppError('PAGE_NOT_FOUND');
    await change(tx, own);
  });

export const changeAddress = (deps: Database, call: AuditedCall, of: OfPage, slug: string): Promise<void> =>
  writeOwn(deps, call, of, 'move', async (tx, own) => {
    if (slug === own.slug) return;
    await lockAddresses(tx);
    await refuseTaken(tx, slug, own.id);
    await movePage(tx, own, slug);
  });

/** @param withdrawn whether shoppers find it no more */
export const changeWithdrawn = (
  deps: Database,
  call: AuditedCall,
  of: OfPage,
  withdrawn: boolean,
): Promise<void> =>
  writeOwn(deps, call, of, withdrawn ? 'take-down' : 'show-again', async (tx, own) => {
    if ((own.withdrawnAt !== null) !== withdrawn) await setWithdrawn(tx, own.id, withdrawn);
  });
