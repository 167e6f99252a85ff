import { useEffect, useState } from 'react';
import { listOrderTags } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api } from '@ritual/shared/http';

export type KnownTags = Awaited<ReturnType<typeof load>>;

const load = async () => (await api.call(listOrderTags, {})).tags;

/** Tags that orders have, most used first; none until they are loaded, and when they cannot be: a tag can be typed all the same. */
export function useKnownTags(wanted = true): KnownTags {
  const { report } = useHost();
  const [tags, setTags] = useState<KnownTags>([]);
  useEffect(() => {
    if (wanted) load().then(setTags, (error: unknown) => report(error, { where: 'order tags' }));
  }, [wanted, report]);
  return tags;
}
