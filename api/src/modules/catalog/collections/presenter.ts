import type { Collection } from '@ritual/shared/contract';
import type { CollectionRow } from './collections.repository.ts';

export const presentCollection = ({
  slug,
  title,
  description,
  rule,
  ordered,
  picture,
}: CollectionRow): Collection => ({
  ...{ slug, title, description, rule },
  ...(ordered && { ordered }),
  ...(picture && { picture }),
});
