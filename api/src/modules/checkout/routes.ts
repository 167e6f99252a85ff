import { headers } from '@ritual/shared/contract';
import { endpoints } from '@ritual/shared/contract/endpoints';
import { dollarsFromCents } from '@ritual/shared/kernel';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { invalidFields } from '../../errors.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { countPayment } from '../ordering/payment/limits.ts';
import { resumePayment } from './resume.ts';
import { checkout, quoteFor } from './service.ts';

export function checkoutRoutes(router: Router, deps: Deps): void {
  route(router, endpoints.quote, async ({ caller, body }) => {
    const { method = 'standard', addressId } = body;
    const { draft, options } = await quoteFor(deps, caller.userId, { addressId, method });
    const { totals } = draft;
    return {
      subtotal: dollarsFromCents(totals.subtotal),
      shipping: dollarsFromCents(totals.shipping),
      tax: dollarsFromCents(totals.tax),
      total: dollarsFromCents(totals.total),
      taxRatePercent: totals.taxRatePercent,
      ...(draft.ratesDiffer && { ratesDiffer: true }),
      options: options.map(({ shipping, ...option }) => ({
        ...option,
        shipping: dollarsFromCents(shipping),
      })),
    };
  });
  route(router, endpoints.checkout, ({ caller, body, request }) =>
    checkout(deps, {
      userId: caller.userId,
      addressId: body.addressId,
      method: body.method ?? 'standard',
      total: body.total ?? null,
      address: request.ip,
      idempotencyKey: idempotencyKeyOf(request),
      sessionId: textHeader(request, headers.stripeSession),
    }),
  );
  route(router, endpoints.payOrder, async ({ caller, params, request }) => {
    await countPayment(deps, request.ip, caller.userId);
    return resumePayment(deps, caller.userId, params.id);
  });
}

function textHeader(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function idempotencyKeyOf(request: FastifyRequest): string {
  const key = textHeader(request, headers.idempotencyKey);
  if (key !== null && /^[\x21-\x7e]{8,200}$/.test(key)) return key;
  throw invalidFields({
    path: headers.idempotencyKey,
    message: 'Send a key of 8 to 200 printable characters.',
  });
}
