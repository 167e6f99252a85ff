import * as z from 'zod/mini';
import { homeEditor } from '../../contract/index.ts';
import { linkProblem, linksIn, measuredHome, type HomeContent, type HomeDraft } from '../../kernel/index.ts';
import { isPageOfStore } from '../../paths/index.ts';
import { home, pictureNamed, presentHome, presentHomeEditor } from '../data/content.ts';
import type { MockStore } from '../data/mock-store.ts';
import { productsIn } from '../data/products.ts';
import { MockError } from '../mock-error.ts';
import { contentWrites } from './content-writes.ts';
import type { Resolvers } from './resolver.ts';

const writes = contentWrites(home, presentHomeEditor, (editor) => z.encode(homeEditor, editor));

export const contentResolvers: Resolvers<
  | 'getHomeContent'
  | 'getHomeEditor'
  | 'saveHomeDraft'
  | 'discardHomeDraft'
  | 'publishHome'
  | 'restoreHome'
  | 'withdrawHome'
> = {
  getHomeContent: ({ query: { draft }, store }) => presentHome(store, draft),
  getHomeEditor: ({ store }) => presentHomeEditor(store),
  saveHomeDraft: ({ body: { version, content }, ...call }) =>
    writes.save(call, version, () => checked(call.store, content)),
  discardHomeDraft: ({ body: { version }, ...call }) => writes.discard(call, version),
  publishHome: ({ body, ...call }) => writes.publish(call, body),
  restoreHome: ({ params: { id }, body: { version }, ...call }) => writes.restore(call, id, version),
  withdrawHome: ({ params: { id }, body: { version }, ...call }) => writes.takeBack(call, id, version),
};

type Problem = { readonly path: string; readonly message: string };

const refused = (fields: readonly Problem[]) => new MockError('VALIDATION_FAILED', { details: { fields } });

function checked(store: MockStore, draft: HomeDraft): HomeContent {
  const { content, unknown } = measuredHome(draft, pictureNamed);
  const { collections } = store.state;
  const known = {
    isPage: isPageOfStore,
    hasCollection: (slug: string) =>
      collections.some((each) => each.slug === slug || each.oldSlugs.includes(slug)),
    hasProduct: (id: number) => productsIn(store).some((product) => product.id === id),
  };
  const problems = [
    ...unknown.map((path) => ({
      path,
      message: 'This picture is not kept any more. Choose another one, or upload it once more.',
    })),
    ...linksIn(draft).flatMap(({ path, value }) => {
      const message = linkProblem(value, known);
      return message === null ? [] : [{ path, message }];
    }),
  ];
  if (problems.length > 0) throw refused(problems.map((each) => ({ ...each, path: `content.${each.path}` })));
  return content;
}
