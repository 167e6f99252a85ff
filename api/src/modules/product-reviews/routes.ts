import { endpoints } from '@ritual/shared/contract/endpoints';
import { withCount } from '../../admin-list.ts';
import type { Deps } from '../../deps.ts';
import { paths } from '@ritual/shared/paths';
import { AppError } from '../../errors.ts';
import { stopAddress } from '../../mail/review-mails.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { countProductReviews, countsByStatus, productReviewById, productReviewPage } from './list.ts';
import { answer, setStatus } from './moderate.ts';
import { reviewsOfOrder, writeReview } from './own.ts';
import { stopReviewMails } from './stop-mails.ts';

/** Reviews of products: buyers write them, administrators approve, hide and answer them. */
export function productReviewRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  const shown = async (id: number) => {
    const review = await productReviewById(db, id);
    if (!review) throw new AppError('REVIEW_NOT_FOUND');
    return review;
  };
  // Mail programs that stop mails with one click send a form (RFC 8058); what it says is nothing new.
  router.app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  );

  route(router, endpoints.reviewsOfOrder, ({ caller, params }) =>
    reviewsOfOrder(deps, caller.userId, params.id),
  );
  route(router, endpoints.writeProductReview, ({ caller, params, body }) =>
    writeReview(deps, caller.userId, params, body),
  );
  route(router, endpoints.stopReviewMails, async ({ query }) => {
    await stopReviewMails(deps, query.token);
    return undefined;
  });
  // Those that know nothing of it open the address.
  router.app.get(stopAddress, (request, reply) => {
    const { data } = endpoints.stopReviewMails.query.safeParse(request.query);
    return reply.redirect(deps.settings.publicUrl + paths.reviewMails.to({ token: data?.token ?? '' }));
  });
  route(router, endpoints.listProductReviews, async ({ query }) => ({
    ...(await withCount(await productReviewPage(db, query), query.after, () =>
      countProductReviews(db, query),
    )),
    counts: await countsByStatus(db, query),
  }));
  route(router, endpoints.getProductReview, ({ params }) => shown(params.id));
  route(router, endpoints.setProductReviewStatus, async ({ params, body, ...call }) => {
    await setStatus(deps, call, params.id, body);
    return shown(params.id);
  });
  route(router, endpoints.answerProductReview, async ({ params, body, ...call }) => {
    await answer(deps, call, params.id, body);
    return shown(params.id);
  });
}
