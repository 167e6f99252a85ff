import { http, HttpResponse } from 'msw';
import { allErrorCodes, type ErrorCode } from '@ritual/shared/contract';
import { endpoints, type EndpointName } from '@ritual/shared/contract/endpoints';
import { mockServer } from '@ritual/shared/mocks/node';

const refusal = (code: ErrorCode) => {
  const { status, message } = allErrorCodes[code];
  return HttpResponse.json({ code, message, requestId: 'r' }, { status });
};

const general = 'Something went wrong on our side. Please try again.';

/** The ways in which any call can fail, and the message that the shopper sees. */
export const breakages = [
  { name: '500', answer: () => refusal('INTERNAL'), says: general },
  { name: '503', answer: () => refusal('UNAVAILABLE'), says: allErrorCodes.UNAVAILABLE.message },
  {
    name: 'no network',
    answer: () => HttpResponse.error(),
    says: 'We could not reach the store. Please try again.',
  },
  {
    name: "a proxy's page",
    answer: () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
    says: allErrorCodes.UNAVAILABLE.message,
  },
  { name: 'a malformed answer', answer: () => HttpResponse.json({ nonsense: true }), says: general },
] as const;

export type Breakage = (typeof breakages)[number];

/** From now on every such call fails; `mockServer.resetHandlers()` restores it. */
export function breakCall(name: EndpointName, { answer }: Breakage): void {
  const { method, path } = endpoints[name];
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  mockServer.use(http[verb](`*${path}`, answer));
}
