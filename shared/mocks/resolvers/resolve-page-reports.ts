import type { Resolvers } from './resolver.ts';

/** No server has served the pages that run against mocks, so nothing counts. */
export const pageReportResolvers: Resolvers<'reportPage'> = {
  reportPage: () => ({ reload: false }),
};
