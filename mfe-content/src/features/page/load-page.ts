import { getPage } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';
import type { PageContent, ShopPage } from '@ritual/shared/kernel';

export interface PageData {
  readonly page: PageContent;
  /** A version that shoppers do not see. */
  readonly preview: boolean;
}

/** The query of a preview; no key is longer, and the API would refuse it. */
export function draftQuery(url: string): { readonly draft?: string } {
  const draft = new URL(url).searchParams.get('draft') ?? '';
  return draft !== '' && draft.length <= 100 ? { draft } : {};
}

/** Loads a page that every store has. If that fails, it is the text of this release: no shop is without its terms. */
export const loadPage =
  (name: ShopPage) =>
  async ({ request: { url, signal } }: { readonly request: Request }): Promise<PageData> => {
    const query = draftQuery(url);
    try {
      const { preview = false, ...page } = await api.call(
        getPage,
        { params: { page: name }, query },
        { signal },
      );
      return { page, preview };
    } catch (error) {
      if (signal.aborted) throw error;
      // An older API does not know the call.
      if (!isApiError(error, 'NOT_FOUND')) console.error('Error loading the page:', error);
      const { defaultPage } = await import(/* webpackChunkName: "default-pages" */ './default-page.ts');
      return { page: await defaultPage(name, signal), preview: false };
    }
  };
