import { useSearchParams } from '@ritual/shared/routing';
import { returnParam } from '@ritual/shared/paths';

/** A path with the return path passed on, so that it survives the change from login to registration. */
export function useWithNext(path: string): string {
  const [search] = useSearchParams();
  const next = search.get(returnParam);
  return next === null ? path : `${path}?${new URLSearchParams({ [returnParam]: next }).toString()}`;
}
