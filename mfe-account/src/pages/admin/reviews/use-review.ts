import { useState } from 'react';
import type { ProductReview } from '@ritual/shared/contract';
import { getProductReview, setProductReviewStatus } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import type { ReviewStatus } from '@ritual/shared/kernel';
import { conditionalCall, useAnnounce, useLive, useUndo } from '../../../admin/index.ts';

interface Decision {
  readonly status: ReviewStatus;
  /** For its author, of what is hidden. */
  readonly reason?: string;
}

interface LiveReview {
  readonly review: ProductReview;
  readonly show: (next: ProductReview) => void;
  readonly busy: boolean;
  /** Why the last decision was not taken. */
  readonly problem: string | null;
  readonly publish: () => void;
  /** Throws what the dialog is to show. */
  readonly hide: (reason: string) => Promise<void>;
  /** After a refusal: the review as it is now. */
  readonly reload: () => Promise<void>;
}

const said: Readonly<Record<ReviewStatus, string>> = {
  PENDING: 'The review waits for approval again',
  PUBLISHED: 'The review is published',
  HIDDEN: 'The review is hidden, and its author reads why',
};

/** The review as loaded, and as its author and others change it. A decision is shown at once; what the API refuses is put back. */
export function useReview(loaded: ProductReview): LiveReview {
  const announce = useAnnounce();
  const say = useUndo();
  const { report } = useHost();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id } = loaded;
  const [review, show] = useLive(loaded, {
    ask: (signal) => conditionalCall(getProductReview, { params: { id } }, { signal }),
    onSeen: () => announce('This review was changed just now'),
    onFailed: (error) => isApiError(error, 'REVIEW_NOT_FOUND'),
  });
  const reload = async () => show(await api.call(getProductReview, { params: { id } }));

  const decide = async (decision: Decision) => {
    const before = review;
    setBusy(true);
    setProblem(null);
    show({ ...before, reason: '', ...decision });
    try {
      const now = await api.call(setProductReviewStatus, {
        params: { id },
        body: { ...decision, version: before.version },
      });
      show(now);
      const undo = async () => {
        const { status, reason } = before;
        const body = { status, reason, version: now.version };
        show(await api.call(setProductReviewStatus, { params: { id }, body }));
      };
      say({ words: said[decision.status], undo });
    } catch (error) {
      show(before);
      if (isApiError(error, 'REVIEW_CHANGED')) await reload();
      throw error;
    } finally {
      setBusy(false);
    }
  };
  const publish = async () => {
    try {
      await decide({ status: 'PUBLISHED' });
    } catch (error) {
      report(error, { where: 'review' });
      setProblem(errorMessage(error));
    }
  };
  return {
    ...{ review, show, busy, problem, reload },
    publish: () => void (busy || publish()),
    hide: (reason) => decide({ status: 'HIDDEN', reason }),
  };
}
