import type { ProductReview } from '../../contract/index.ts';

/** As the staff sees it, and the line that it is about. */
export interface MockReview extends ProductReview {
  /** null: of the demo catalog. */
  readonly orderItemId: string | null;
}
