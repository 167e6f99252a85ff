import { getOrder } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import type { LoaderFunctionArgs } from '@ritual/shared/routing';
import { orNotFound } from '../../../features/orders/or-not-found.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  return orNotFound(api.call(getOrder, { params: { id: params['id'] ?? '' } }, { signal: request.signal }));
}
