import { shop } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { defaultPages, readPage, type PageContent, type ShopPage } from '@ritual/shared/kernel';

/** The text of this release with the numbers of the shop; with general wording if those cannot be loaded, either. */
export async function defaultPage(name: ShopPage, signal: AbortSignal): Promise<PageContent> {
  const { changed, ...source } = defaultPages[name];
  const told = await api.call(shop, {}, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return null;
  });
  return readPage(source, { shop: told, live: (link) => link }, changed);
}
